/// A program, its arguments and its surroundings.
package struct ProcessCommand: Equatable, Sendable {
  /// The path of the program's file.
  package var program: String
  /// The arguments after the program's own name.
  package var arguments: [String]
  /// All environment variables it gets.
  package var environment: [String: String]
  /// The folder it works in; this process's own where absent.
  package var folder: String?
  /// What it may use at most; nothing is limited where absent.
  package var limits: ProcessLimits

  /// Makes a command.
  package init(
    _ program: String,
    _ arguments: [String] = [],
    environment: [String: String],
    folder: String? = nil,
    limits: ProcessLimits = ProcessLimits()
  ) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
    self.folder = folder
    self.limits = limits
  }
}
