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
    let end = try machine.processes.runInteractively(
      ProcessCommand(
        program,
        Array(words.dropFirst()),
        environment: machine.variables.values
      )
    )
    guard end == .exited(0) else { throw ProgramProblem.failed(words[0]) }
  }
}
