import CSpawn
@unsafe @preconcurrency import Glibc

/// The descriptors of a talk: this side's and the program's.
final class DialogueEnds {
  /// What this side writes to; of a terminal also what it reads from.
  private(set) var input: Int32
  /// What this side reads from: standard output and, over pipes, standard error.
  let outputs: [Int32]
  /// The path of the program's side of a terminal.
  let terminal: String?
  /// The program's sides of pipes: standard input, output and error.
  private(set) var childs: [Int32]
  /// Held so that a terminal outlives its program, and its modes can be read.
  private let held: Int32
  // <pty.h> and the part of <stdlib.h> about terminals are not in the C library's module; these
  // are TIOCSPTLCK and TIOCGPTN, by which the library itself unlocks and names a terminal.
  private static let unlocking: UInt = 0x4004_5431
  private static let numbering: UInt = 0x8004_5430

  /// Makes the descriptors, none of which a program inherits by accident.
  init(_ means: Dialogue.Means) throws {
    switch means {
    case .pipes:
      let pipes = try (0..<3).map { _ in try Self.pipe() }
      input = pipes[0].write
      outputs = [pipes[1].read, pipes[2].read]
      childs = [pipes[0].read, pipes[1].write, pipes[2].write]
      terminal = nil
      held = -1
    case .terminal:
      let master = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
      var number: Int32 = 0
      var isLocked: Int32 = 0
      guard master >= 0, unsafe ioctl(master, Self.unlocking, &isLocked) == 0,
        unsafe ioctl(master, Self.numbering, &number) == 0
      else { throw Dialogue.Problem.notStarted(errno) }
      let path = "/dev/pts/\(number)"
      input = master
      outputs = [master]
      childs = []
      terminal = path
      held = unsafe open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
      var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
      _ = unsafe ioctl(master, UInt(TIOCSWINSZ), &size)
    }
    for end in outputs + [input] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
  }

  deinit {
    closeChildsSide()
    closeInput()
    for end in outputs where terminal == nil { close(end) }
    if held >= 0 { close(held) }
  }

  /// Closes the program's sides here, so that its end is seen.
  func closeChildsSide() {
    for end in childs { close(end) }
    childs = []
  }

  /// Closes what the program reads.
  func closeInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  private static func pipe() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe2(&ends, O_CLOEXEC) == 0 else { throw Dialogue.Problem.notStarted(errno) }
    return (ends[0], ends[1])
  }
}
