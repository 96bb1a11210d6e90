import Core
import Effects
import LinterProtocol
import SnippetPreparing
import TestSupport

/// Type-checks snippets of the corpus, unchanged but for what is done to every learner's code.
struct SurfaceCheck {
  private let folder: TemporaryFolder
  private let modules: String

  /// Checks against the modules of a build.
  init(modules: String) throws {
    folder = try TemporaryFolder()
    self.modules = modules
  }

  /// The compiler's first error; `nil` where there is none.
  func firstError(in snippet: SurfaceSnippet) throws -> String? {
    try folder.write("snippet.swift", Self.prepared(snippet.text))
    let command = ProcessCommand(
      "/usr/bin/env",
      [
        "swiftc", "-typecheck", "-swift-version", "5", "-default-isolation", "MainActor",
        "-parse-as-library", "-module-name", "Snippet", "-module-alias", "SwiftUI=LabUI",
        "-module-alias", "Combine=LabCombine", "-diagnostic-style", "llvm",
        "-no-color-diagnostics", "-I", modules, "-module-cache-path", folder.appending("cache"),
        folder.appending("snippet.swift"),
      ],
      environment: Variables.current().values
    )
    let result = try LiveProcesses().run(
      ProcessRequest(command, outputLimit: 1 << 20, timeout: 120_000)
    )
    guard result.end != .exited(0) else { return nil }
    let lines = String(decoding: result.errors + result.output, as: UTF8.self).split(
      separator: "\n"
    )
    guard let line = lines.first(where: { $0.contains(" error: ") }) else { return "no message" }
    return String(line.drop { $0 != ":" }.dropFirst())
  }

  /// `#Preview` taken out and `@Entry` written out, as the lab does.
  private static func prepared(_ text: String) -> String {
    let file = PreparationJob.File(path: "snippet.swift", text: text)
    let preparation = SnippetPreparer.prepare(PreparationJob(files: [file], additions: .least))
    var bytes = Array(text.utf8)
    for edit in preparation.files.flatMap(\.edits).sorted(by: { $0.start > $1.start }) {
      bytes.replaceSubrange(edit.start..<edit.end, with: Array(edit.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
