import Glibc

/// Programs on this machine.
package struct LiveProcesses: ProcessRunner {
  private let isInterrupted: @Sendable () -> Bool

  /// Makes a runner.
  ///
  /// - Parameter isInterrupted: Whether the learner wants no more of what runs; asked ten times a
  ///   second and after each signal.
  package init(isInterrupted: @escaping @Sendable () -> Bool = { false }) {
    self.isInterrupted = isInterrupted
  }

  package func run(_ request: ProcessRequest) throws(ProcessError) -> ProcessResult {
    let program = request.command.program
    let input = try Pipe(for: program)
    let output = try Pipe(for: program)
    let errors = try Pipe(for: program)
    var spawning = Spawning(.own)
    spawning.connect(0, to: input.reading.number)
    spawning.connect(1, to: output.writing.number)
    spawning.connect(2, to: errors.writing.number)
    let child = Child(process: try spawning.start(request.command))
    var conversation = Conversation(
      request,
      input: input.keepWriting(),
      output: output.keepReading(),
      errors: errors.keepReading()
    )
    let deadline = LiveClock.monotonic() + request.timeout
    let cause = conversation.run(with: child, until: deadline, isInterrupted)
    child.kill()
    let end = child.wait()
    return conversation.result(cause ?? end)
  }

  package func runInteractively(_ command: ProcessCommand) throws(ProcessError) -> ProcessEnd {
    var spawning = Spawning(.shared)
    let keyboard = KeyboardSignals()
    let child = Child(process: try spawning.start(command))
    let end = child.wait()
    keyboard.obey()
    return end
  }

  package func start(_ command: ProcessCommand) throws(ProcessError) -> any LineProcess {
    try LiveChild(command, isInterrupted: isInterrupted)
  }
}
