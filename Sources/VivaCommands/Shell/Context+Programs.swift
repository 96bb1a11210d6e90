import Effects
import Terminal

extension Context {
  /// Opens a file at a line (1 and up) in the learner's editor, and waits until it is closed.
  func openEditor(_ path: String, line: Int) throws {
    guard machine.output.isTerminal || lines.isInteractive else {
      print("\(path):\(line)")
      return
    }
    let words = EditorCommand.opening(path, atLine: line, machine.variables)
    guard let program = ProgramPath.find(words[0], machine) else {
      throw ProgramProblem.notFound(words[0])
    }
    try machine.output.flush()
    _ = try machine.processes.runInteractively(
      ProcessCommand(
        program,
        Array(words.dropFirst()),
        environment: machine.variables.values
      )
    )
  }
}

/// Finds programs on the search path, as a shell would.
enum ProgramPath {
  /// The path of a program's file; relative and empty folders of `PATH` are passed over.
  static func find(_ name: String, _ machine: Machine) -> String? {
    if name.contains("/") { return name }
    let folders = (machine.variables["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    return folders.lazy.filter { $0.hasPrefix("/") }.map { Paths.join(String($0), name) }
      .first { (try? machine.files.status($0))??.kind == .file }
  }
}

/// A program that is needed and missing.
enum ProgramProblem: Error, Equatable, CustomStringConvertible {
  case notFound(String)

  var description: String {
    switch self {
    case .notFound(let name):
      "there is no program '\(name)' on the PATH; set VIVA_EDITOR to another"
    }
  }
}
