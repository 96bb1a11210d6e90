/// A call that the program does not understand, with the command it was for.
package struct UsageError: Error, Equatable, Sendable {
  /// What is wrong.
  package let problem: UsageProblem
  /// The command's names; empty where no command was recognised.
  package let path: [String]

  /// Makes an error of a command.
  package init(_ problem: UsageProblem, _ path: [String]) {
    self.problem = problem
    self.path = path
  }
}

extension UsageError: CustomStringConvertible {
  /// What is wrong, and where to read on: two lines, as the shell shows them after `viva: `.
  package var description: String { text(program: "viva") }

  /// The two lines for a program of that name; an empty name is for the program's own prompt,
  /// where commands stand without it.
  package func text(program: String) -> String {
    let help = program.isEmpty ? "help" : program + " help"
    guard let command = path.first else { return "\(problem)\nsee '\(help)' for the commands" }
    return "\(problem)\nsee '\(help) \(command)'"
  }
}
