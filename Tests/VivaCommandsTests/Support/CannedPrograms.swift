import Effects
import Synchronization

/// Other programs that are not there, or whose answers are known before.
final class CannedPrograms: ProcessRunner {
  private let answers: [String: String]
  private let end: ProcessEnd
  private let state = Mutex([ProcessCommand]())

  /// Makes programs that answer a line by a word in it; without answers none can be run.
  ///
  /// What is given the terminal ends as is said.
  init(answers: [String: String] = [:], end: ProcessEnd = .exited(0)) {
    self.answers = answers
    self.end = end
  }

  /// The programs that were given the terminal.
  var interactive: [[String]] { state.withLock { $0.map { [$0.program] + $0.arguments } } }

  func run(_ request: ProcessRequest) throws(ProcessError) -> ProcessResult {
    throw .notFound(request.command.program)
  }

  func runInteractively(_ command: ProcessCommand) throws(ProcessError) -> ProcessEnd {
    state.withLock { $0.append(command) }
    return end
  }

  func start(_ command: ProcessCommand) throws(ProcessError) -> any LineProcess {
    guard !answers.isEmpty else { throw .notFound(command.program) }
    return CannedProcess(answers: answers)
  }
}
