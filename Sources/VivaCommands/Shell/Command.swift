package import Arguments
package import Core

/// One command: what it is called and takes, as data, and what it does.
///
/// It is made from a parsed call, which checks every value, and then run; `run` parses nothing.
@MainActor
package protocol Command {
  /// Its name, options and manual.
  static var spec: CommandSpec { get }

  /// Takes the values of a call over, or says which of them is not one.
  init(_ call: ParsedCommand) throws(UsageError)

  /// Does what the command does; results go to the context's output, all else to its talk.
  func run(in context: Context) throws -> ExitStatus
}
