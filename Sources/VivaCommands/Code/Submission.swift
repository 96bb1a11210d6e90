import Arguments
import Core
import Effects

/// The code that a learner hands in: files by path, a folder, or text typed or pasted.
struct Submission {
  /// The files, named as they are shown in findings.
  let files: [CodeFile]
  private static let limit = 1 << 20

  /// Takes text that stands for a file of its own.
  init(text: String, name: String = "Snippet.swift") {
    let ended = text.isEmpty || text.hasSuffix("\n") ? text : text + "\n"
    files = [CodeFile(name: name, text: ended, line: 1)]
  }

  /// Takes files that are known.
  init(files: [CodeFile]) { self.files = files }

  /// Reads files, and all Swift files of folders.
  init(paths: [String], files access: any FileAccess) throws {
    let places = try SwiftFiles(
      at: paths.map { SwiftFiles.Operand(path: $0) },
      files: access
    )
    if let problem = places.problems.first { throw problem }
    guard !places.found.isEmpty else { throw SwiftFilesProblem.none(paths) }
    files = try places.found.map { file in
      let path = file.path
      let bytes = try access.read(path, limit: Self.limit)
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw SubmissionProblem.notText(path)
      }
      guard !bytes.contains(0) else { throw SubmissionProblem.notText(path) }
      return CodeFile(name: path, text: text, line: 1)
    }
  }

  /// Takes what was typed at the prompt of an exercise: pasted code of several lines, or paths.
  init(answer: String, variables: Variables, files access: any FileAccess) throws {
    if answer.trimmed.contains(where: \.isNewline) {
      self.init(text: answer)
      return
    }
    let words = (try? CommandLineSplitter.words(of: answer)) ?? [answer.trimmed]
    try self.init(paths: words.map { Self.expanded($0, variables) }, files: access)
  }

  private static func expanded(_ path: String, _ variables: Variables) -> String {
    guard path.hasPrefix("~/"), let home = variables["HOME"] else { return path }
    return home + path.dropFirst()
  }
}
