@unsafe @preconcurrency internal import Glibc

/// A terminal that gives each key at once and shows none, until it is told to be as it was.
final class KeyMode {
  private let descriptor: Int32
  private var before = termios()
  private var isOn = false

  /// Takes a terminal's descriptor; nothing is changed yet.
  init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { leave() }

  /// Has keys given at once; Ctrl-C and Ctrl-Z mean what they always do.
  func enter() {
    guard !isOn, unsafe tcgetattr(descriptor, &before) == 0 else { return }
    var modes = before
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO)
    // One key is enough for a read, which waits for it as long as it takes.
    modes.c_cc.6 = 1
    modes.c_cc.5 = 0
    isOn = unsafe tcsetattr(descriptor, TCSADRAIN, &modes) == 0
  }

  /// Sets back what was before.
  func leave() {
    guard isOn else { return }
    isOn = false
    unsafe tcsetattr(descriptor, TCSADRAIN, &before)
  }

  /// The keys in what a terminal sent, without the sequences of arrows and the like.
  static func keys(in bytes: [UInt8]) -> [WatchEvent] {
    var events: [WatchEvent] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      switch byte {
      case 0x1b:
        guard let kind = rest.first, kind == UInt8(ascii: "[") || kind == UInt8(ascii: "O") else {
          continue
        }
        rest.removeFirst()
        rest = rest.drop { !(0x40...0x7e).contains($0) }.dropFirst()
      case 0x04: events.append(.endOfInput)
      case 0x21...0x7e:
        let letter = (0x41...0x5a).contains(byte) ? byte + 32 : byte
        events.append(.key(Character(Unicode.Scalar(letter))))
      case 0x80...: continue
      default: events.append(.key(" "))
      }
    }
    return events
  }
}
