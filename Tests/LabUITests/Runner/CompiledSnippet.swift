import Effects
import LabProtocol
import Scenarios
import TestSupport

@unsafe @preconcurrency import Glibc

/// A snippet that was compiled as a learner's is, ready to be run by the program `viva-lab`.
struct CompiledSnippet {
  /// What went wrong on the way.
  enum Problem: Error, Equatable {
    case notCompiled(String)
    case notRun(String)
  }

  private let folder: TemporaryFolder

  /// Compiles a snippet; its entry registers a view.
  init(_ source: String, root: String) throws {
    folder = try TemporaryFolder()
    try folder.write("snippet.swift", source)
    try folder.write(
      "entry.swift",
      """
      import SwiftUI

      @_cdecl("lab_entry")
      public func lab_entry() { MainActor.assumeIsolated { _labRegister { \(root)() } } }
      """
    )
    let modules = Paths.join(Self.buildFolder, "Modules")
    let result = try Self.shell(
      """
      cd '\(folder.path)' && mkdir modules \
      && ln -s '\(modules)/LabUI.swiftmodule' '\(modules)/LabCombine.swiftmodule' modules/ \
      && swiftc -swift-version 5 -default-isolation MainActor -wmo -parse-as-library -emit-library \
      -use-ld=lld -module-name Snippet -module-alias SwiftUI=LabUI \
      -module-alias Combine=LabCombine -I modules -module-cache-path cache \
      snippet.swift entry.swift -o snippet.so
      """
    )
    guard result.end == .exited(0) else {
      throw Problem.notCompiled(String(decoding: result.errors, as: UTF8.self))
    }
  }

  /// Runs it through a scenario.
  func run(_ scenario: String) throws -> SnippetRun {
    let request = RunRequest(nonce: "a nonce of this test", try Scenario(parsing: scenario))
    let program = Paths.join(Self.buildFolder, "viva-lab")
    let result = try Self.shell("'\(program)' '\(folder.path)/snippet.so' 3>&1", request.bytes)
    guard result.end == .exited(0) else {
      throw Problem.notRun(String(decoding: result.errors, as: UTF8.self))
    }
    return SnippetRun(request, trace: result.output)
  }

  private static func shell(_ command: String, _ input: [UInt8] = []) throws -> ProcessResult {
    // A child that ends before it has read its input must not end the tests.
    StandardStreams.prepare()
    let environment = Variables.current().values
    return try LiveProcesses().run(
      ProcessRequest(
        ProcessCommand("/bin/sh", ["-c", command], environment: environment),
        input: input,
        outputLimit: 4 << 20,
        timeout: 120_000
      )
    )
  }

  private static var buildFolder: String {
    guard let path = unsafe realpath("/proc/self/exe", nil) else {
      preconditionFailure("a running program has a file")
    }
    defer { unsafe free(path) }
    return Paths.folder(of: unsafe String(cString: path))
  }
}
