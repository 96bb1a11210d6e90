import CSpawn
import Effects
@unsafe @preconcurrency import Glibc

/// A program that a test talks with while it runs, over pipes or over a terminal of its own.
///
/// Nothing sleeps: what is awaited is read as it comes, until a deadline.
final class Dialogue {
  /// All that came on its standard output, or on its terminal.
  private(set) var output: [UInt8] = []
  /// All that came on its standard error; nothing over a terminal.
  private(set) var errors: [UInt8] = []

  private let child: pid_t
  private let ends: DialogueEnds
  private var end: ProcessEnd?
  private var heard = 0
  private static let patience = 20_000

  /// What went wrong in a talk.
  enum Problem: Error, Equatable {
    case notStarted(Int32)
    case neverSaid(String, butSaid: String)
    case neverEnded(said: String)
  }

  /// What it talks over.
  enum Means {
    case pipes
    case terminal
  }

  /// Starts a program.
  init(_ command: ProcessCommand, over means: Means) throws {
    ends = try DialogueEnds(means)
    var start = DialogueStart(ends)
    child = try start.run(command)
    ends.closeChildsSide()
  }

  deinit { if end == nil { finish(by: SIGKILL) } }

  /// Sends text as it is; a line needs its line feed.
  func send(_ text: String) {
    let bytes = Array(text.utf8)
    var sent = 0
    while sent < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe write(ends.input, buffer.baseAddress?.advanced(by: sent), bytes.count - sent)
      }
      if count > 0 {
        sent += count
      } else {
        listen(milliseconds: 10)
        if isOver { return }
      }
    }
  }

  /// Sends the end of input.
  func sendEnd() { ends.closeInput() }

  /// The program's process number.
  var process: pid_t { child }

  /// Sends a signal.
  func signal(_ number: Int32) { kill(child, number) }

  /// Waits for a text after the one awaited last; the answer is what came up to its end.
  @discardableResult
  func hear(_ wanted: String) throws -> String {
    let deadline = Self.now + Self.patience
    let needle = Array(wanted.utf8)
    while true {
      if let range = output[heard...].firstRange(of: needle) {
        let said = String(decoding: output[heard..<range.upperBound], as: UTF8.self)
        heard = range.upperBound
        return said
      }
      guard Self.now < deadline, !isOver || listen(milliseconds: 0) else {
        let said = String(decoding: output[heard...], as: UTF8.self)
        throw Problem.neverSaid(wanted, butSaid: said)
      }
      listen(milliseconds: 10)
    }
  }

  /// What came since the text awaited last, and is there now.
  var rest: String {
    while listen(milliseconds: 0) {}
    return String(decoding: output[heard...], as: UTF8.self)
  }

  /// Waits for the end of the program.
  @discardableResult
  func wait() throws -> ProcessEnd {
    let deadline = Self.now + Self.patience
    while !isOver {
      guard Self.now < deadline else { throw Problem.neverEnded(said: rest) }
      listen(milliseconds: 5)
    }
    while listen(milliseconds: 0) {}
    return finish(by: 0)
  }

  /// The modes of the terminal, which a program has to leave as it found them.
  var modes: [UInt32] {
    var modes = termios()
    guard unsafe tcgetattr(ends.input, &modes) == 0 else { return [] }
    return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag]
  }

  private static var now: Int {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }

  private var isOver: Bool {
    if end != nil { return true }
    var facts = unsafe siginfo_t()
    let code = unsafe waitid(P_PID, id_t(child), &facts, WEXITED | WNOHANG | WNOWAIT)
    return unsafe code != 0 || facts.si_signo != 0
  }

  /// Reads what is there, waiting a little where nothing is; whether anything came.
  @discardableResult
  private func listen(milliseconds: Int32) -> Bool {
    var requests = ends.outputs.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard unsafe poll(&requests, nfds_t(requests.count), milliseconds) > 0 else { return false }
    var hasCome = false
    for (index, request) in requests.enumerated() where request.revents != 0 {
      let part = Self.read(request.fd)
      if index == 0 { output += part } else { errors += part }
      if !part.isEmpty { hasCome = true }
    }
    // A side that was closed is always ready; the rest of the time is waited out elsewhere.
    if !hasCome, milliseconds > 0 { _ = poll(nil, 0, milliseconds) }
    return hasCome
  }

  private static func read(_ descriptor: Int32) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      count = unsafe max(0, Glibc.read(descriptor, buffer.baseAddress, buffer.count))
    }
  }

  @discardableResult
  private func finish(by number: Int32) -> ProcessEnd {
    if let end { return end }
    if number != 0 { kill(child, number) }
    var status: Int32 = 0
    while unsafe waitpid(child, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7f
    let end = signal == 0 ? ProcessEnd.exited((status >> 8) & 0xff) : .signalled(signal)
    self.end = end
    return end
  }
}

extension Dialogue {
  /// Starts the program's own prompt on a terminal, and waits for it.
  static func prompt(of home: Home) throws -> Dialogue {
    let talk = try Dialogue(home.command([]), over: .terminal)
    try talk.hear("viva> ")
    return talk
  }
}
