import Core
import Effects
import Lab
import LabProtocol
import Scenarios
import SnippetPreparing

@unsafe @preconcurrency import Glibc

/// The lab on this machine, with what the build has made.
enum LiveLab {
  /// Makes a lab; what it keeps lies beside the build and is used by the next run of the tests.
  ///
  /// - Parameters:
  ///   - cache: The folder for what can be made again.
  ///   - tell: Is told what takes long.
  /// - Returns: The lab.
  static func make(
    cache: String = Paths.join(buildFolder, "LabTests.cache"),
    tell: @escaping (String) -> Void = { _ in }
  ) -> Lab {
    StandardStreams.prepare()
    return Lab(
      LabMachine(
        files: LiveFiles(),
        processes: LiveProcesses(),
        variables: variables,
        entropy: LiveEntropy(),
        executable: Paths.join(buildFolder, "viva"),
        cache: cache,
        prepare: { SnippetPreparer.prepare($0) },
        tell: tell
      )
    )
  }

  /// Those of the tests; sources that are edited while they run are no reason to build.
  private static var variables: Variables {
    var values = Variables.current().values
    values["VIVA_LAB_REBUILD"] = "never"
    return Variables(values)
  }

  /// Compiles one file.
  static func compile(_ text: String, name: String = "Snippet.swift") throws -> Compilation {
    try make().compile(Snippet(files: [CodeFile(name: name, text: text, line: 1)]))
  }

  /// Compiles one file and runs it.
  static func run(_ text: String, _ scenario: String) throws -> SnippetRun {
    let lab = make()
    let parsed = try Scenario(parsing: scenario)
    let snippet = Snippet(
      files: [CodeFile(name: "Snippet.swift", text: text, line: 1)],
      root: parsed.root
    )
    let compilation = try lab.compile(snippet)
    guard case .compiled(let compiled) = compilation else {
      throw NotCompiled(compilation: compilation)
    }
    return try lab.run(compiled, parsed)
  }

  /// A snippet of a test that was to compile.
  struct NotCompiled: Error { let compilation: Compilation }

  /// The folder that the build has put the tests and the programs in.
  static var buildFolder: String {
    guard let path = unsafe realpath("/proc/self/exe", nil) else {
      preconditionFailure("a running program has a file")
    }
    defer { unsafe free(path) }
    return Paths.folder(of: unsafe String(cString: path))
  }
}
