/// The bytes that a bracket of a pattern stands for, as `[a-z_]`, `[!0-9]` or `[[:alpha:]]`.
struct ByteSet {
  /// The bytes.
  private(set) var bytes: Set<UInt8> = []

  /// Reads a bracket, its `[` being taken, up to its `]`; `nil` where it has none, or names a class
  /// that does not exist.
  init?(after rest: inout ArraySlice<UInt8>) {
    let isNegated = rest.first.map { [UInt8(ascii: "!"), UInt8(ascii: "^")].contains($0) } ?? false
    if isNegated { rest.removeFirst() }
    var previous: UInt8?
    var isFirst = true
    while true {
      guard let byte = rest.popFirst() else { return nil }
      // A bracket that closes at once would be empty, so there it stands for itself.
      if byte == UInt8(ascii: "]"), !isFirst { break }
      isFirst = false
      if byte == UInt8(ascii: "["), let name = Self.className(&rest) {
        guard let members = Self.classes[name] else { return nil }
        bytes.formUnion(members)
        previous = nil
      } else if byte == UInt8(ascii: "-"), let first = previous, let next = rest.first,
        next != UInt8(ascii: "]")
      {
        guard let last = Self.plain(rest.removeFirst(), &rest) else { return nil }
        if first <= last { bytes.formUnion(first...last) }
        previous = nil
      } else {
        guard let plain = Self.plain(byte, &rest) else { return nil }
        bytes.insert(plain)
        previous = plain
      }
    }
    if isNegated { bytes = Set(UInt8.min...UInt8.max).subtracting(bytes) }
  }

  /// The byte itself, or the one after a backslash.
  private static func plain(_ byte: UInt8, _ rest: inout ArraySlice<UInt8>) -> UInt8? {
    byte == UInt8(ascii: "\\") ? rest.popFirst() : byte
  }

  /// Takes `:alpha:]` off; nothing where it is no such thing.
  private static func className(_ rest: inout ArraySlice<UInt8>) -> String? {
    guard rest.first == UInt8(ascii: ":"), let end = rest.firstIndex(of: UInt8(ascii: "]")),
      end > rest.startIndex + 1, rest[end - 1] == UInt8(ascii: ":")
    else { return nil }
    let name = String(decoding: rest[(rest.startIndex + 1)..<(end - 1)], as: UTF8.self)
    rest = rest[(end + 1)...]
    return name
  }

  private static let digits = Set(UInt8(ascii: "0")...UInt8(ascii: "9"))
  private static let upper = Set(UInt8(ascii: "A")...UInt8(ascii: "Z"))
  private static let lower = Set(UInt8(ascii: "a")...UInt8(ascii: "z"))
  private static let graphic = Set(UInt8(0x21)...0x7e)
  private static let controls = Set(UInt8(0)...0x1f).union([0x7f])

  private static let classes: [String: Set<UInt8>] = [
    "alnum": upper.union(lower).union(digits),
    "alpha": upper.union(lower),
    "blank": [0x20, 0x09],
    "cntrl": controls,
    "digit": digits,
    "graph": graphic,
    "lower": lower,
    "print": graphic.union([0x20]),
    "punct": graphic.subtracting(upper.union(lower).union(digits)),
    "space": [0x20, 0x09, 0x0a, 0x0b, 0x0c, 0x0d],
    "upper": upper,
    "xdigit": digits.union("abcdefABCDEF".utf8),
  ]
}
