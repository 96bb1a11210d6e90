/// Reads calls off Swift code: the name before each parenthesis and the labels within.
///
/// It knows strings and comments well enough not to be misled by them, and nothing else of the language.
struct CallScanner {
  /// One call.
  struct Call: Equatable {
    let name: String
    let labels: [String]
  }

  private let bytes: [UInt8]
  private var place = 0
  private var calls: [Call] = []
  private var open: [(name: String, labels: [String])] = []
  /// The last name, as long as nothing but spaces came after it.
  private var word = ""
  /// Whether an argument begins here.
  private var isAtStart = false

  /// Takes code.
  init(_ text: String) { bytes = Array(text.utf8) }

  /// The next call that ends; `nil` at the end of the code.
  mutating func next() -> Call? {
    while place < bytes.count {
      if let call = step() { return call }
    }
    return nil
  }

  private mutating func step() -> Call? {
    let byte = bytes[place]
    if starts(with: "//") {
      skip(to: "\n")
    } else if starts(with: "/*") {
      skip(to: "*/")
    } else if starts(with: Self.quotes) {
      place += 1
      skip(to: Self.quotes)
      other()
    } else if byte == UInt8(ascii: "\"") {
      skipString()
      other()
    } else if Self.isWord(byte) {
      let start = place
      while place < bytes.count, Self.isWord(bytes[place]) { place += 1 }
      word = String(decoding: bytes[start..<place], as: UTF8.self)
    } else {
      place += 1
      return take(byte)
    }
    return nil
  }

  private mutating func take(_ byte: UInt8) -> Call? {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      open.append((byte == UInt8(ascii: "(") ? word : "", []))
      word = ""
      isAtStart = byte == UInt8(ascii: "(")
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      other()
      guard let closed = open.popLast(), !closed.name.isEmpty else { return nil }
      return Call(name: closed.name, labels: closed.labels)
    case UInt8(ascii: ","):
      word = ""
      isAtStart = true
    case UInt8(ascii: ":"):
      if isAtStart, !word.isEmpty, let last = open.indices.last { open[last].labels.append(word) }
      other()
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"): break
    default: other()
    }
    return nil
  }

  /// Something that is part of neither a name before a parenthesis nor a label.
  private mutating func other() {
    word = ""
    isAtStart = false
  }

  private func starts(with text: String) -> Bool {
    bytes[place...].starts(with: text.utf8)
  }

  private mutating func skip(to end: String) {
    let rest = bytes[place...].dropFirst(2)
    let found = rest.firstRange(of: Array(end.utf8))
    place = found?.upperBound ?? bytes.count
  }

  private mutating func skipString() {
    place += 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "\""), bytes[place] != 10 {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    place = min(place + 1, bytes.count)
  }

  /// What begins and ends a string of several lines.
  private static let quotes = String(repeating: "\"", count: 3)

  private static func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
