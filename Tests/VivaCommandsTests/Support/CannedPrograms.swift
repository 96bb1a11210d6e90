import Effects
import Synchronization

/// Other programs that are not there, or whose answers are known before.
final class CannedPrograms: ProcessRunner {
  private let answers: [String: String]
  private let state = Mutex([ProcessCommand]())

  /// Makes programs that answer a line by a word in it; without answers none can be run.
  init(answers: [String: String] = [:]) { self.answers = answers }

  /// The programs that were given the terminal.
  var interactive: [[String]] { state.withLock { $0.map { [$0.program] + $0.arguments } } }

  func run(_ request: ProcessRequest) throws(ProcessError) -> ProcessResult {
    throw .notFound(request.command.program)
  }

  func runInteractively(_ command: ProcessCommand) throws(ProcessError) -> ProcessEnd {
    state.withLock { $0.append(command) }
    return .exited(0)
  }

  func start(_ command: ProcessCommand) throws(ProcessError) -> any LineProcess {
    guard !answers.isEmpty else { throw .notFound(command.program) }
    return CannedProcess(answers: answers)
  }
}
