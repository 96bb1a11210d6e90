import Glibc

/// A program on this machine that answers lines with lines.
///
/// Its standard error is dropped. It is killed when the value goes.
final class LiveChild: LineProcess {
  private let program: String
  private let child: Child
  private let input: Descriptor
  private let output: Descriptor
  private var received: [UInt8] = []
  private var scanned = 0
  private var end: ProcessEnd?
  private let isInterrupted: @Sendable () -> Bool
  /// Milliseconds after which it is asked again whether the learner wants more.
  private static let pause = 100

  /// Starts the program.
  init(
    _ command: ProcessCommand,
    isInterrupted: @escaping @Sendable () -> Bool
  ) throws(ProcessError) {
    program = command.program
    self.isInterrupted = isInterrupted
    let toChild = try Pipe(for: program)
    let fromChild = try Pipe(for: program)
    var spawning = Spawning(.own)
    spawning.connect(0, to: toChild.reading.number)
    spawning.connect(1, to: fromChild.writing.number)
    spawning.silence(2)
    child = Child(process: try spawning.start(command))
    input = toChild.keepWriting()
    output = fromChild.keepReading()
  }

  deinit { kill() }

  func write(line: [UInt8], timeout: Int) throws(ProcessError) {
    let bytes = line + [UInt8(ascii: "\n")]
    let deadline = LiveClock.monotonic() + timeout
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Glibc.write(
          input.number,
          buffer.baseAddress?.advanced(by: written),
          bytes.count - written
        )
      }
      if count >= 0 {
        written += count
      } else if errno == EAGAIN {
        try wait(for: input.number, POLLOUT, until: deadline, timeout)
      } else if errno != EINTR {
        throw ended()
      }
    }
  }

  func readLine(limit: Int, timeout: Int) throws(ProcessError) -> [UInt8] {
    let deadline = LiveClock.monotonic() + timeout
    while true {
      if let line = takeLine() { return line }
      guard received.count <= limit else { throw .tooLong(program, limit: limit) }
      guard let part = Conversation.readPart(output.number) else {
        try wait(for: output.number, POLLIN, until: deadline, timeout)
        continue
      }
      if part.isEmpty { throw ended() }
      received += part
    }
  }

  func kill() { _ = finish() }

  private func takeLine() -> [UInt8]? {
    guard let feed = received[scanned...].firstIndex(of: UInt8(ascii: "\n")) else {
      scanned = received.count
      return nil
    }
    let line = Array(received[..<feed])
    received.removeFirst(feed + 1)
    scanned = 0
    return line
  }

  private func wait(
    for descriptor: Int32,
    _ event: Int32,
    until deadline: Int,
    _ timeout: Int
  ) throws(ProcessError) {
    let left = deadline - LiveClock.monotonic()
    guard left > 0 else { throw .silent(program, milliseconds: timeout) }
    guard !isInterrupted() else { throw .interrupted(program) }
    var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    _ = unsafe poll(&request, 1, Int32(min(left, Self.pause)))
  }

  /// It has closed its side; gives it a moment to end by itself, so that its own status is told.
  private func ended() -> ProcessError {
    let deadline = LiveClock.monotonic() + 200
    while end == nil, !child.isOver, LiveClock.monotonic() < deadline { usleep(1000) }
    return .ended(program, finish())
  }

  private func finish() -> ProcessEnd {
    if let end { return end }
    child.kill()
    let end = child.wait()
    self.end = end
    return end
  }
}
