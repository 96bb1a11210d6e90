/// Runs other programs.
///
/// A program is found by its path alone, gets the environment it is given and nothing else, and
/// no open file of this process but its three standard streams.
package protocol ProcessRunner: Sendable {
  /// Runs a program to its end, or to the request's time limit, and collects what it wrote.
  func run(_ request: ProcessRequest) throws(ProcessError) -> ProcessResult

  /// Runs a program that uses this process's terminal, as an editor or a pager does, to its end.
  func runInteractively(_ command: ProcessCommand) throws(ProcessError) -> ProcessEnd

  /// Starts a program that answers lines with lines for as long as it is kept.
  func start(_ command: ProcessCommand) throws(ProcessError) -> any LineProcess
}
