/// Reads JSON exactly as RFC 8259 has it, and less: no byte order mark, no repeated keys, no lone
/// surrogates, and no more than 64 levels.
///
/// Foundation's decoder lets all of these pass and keeps the first of two equal keys; progress and
/// settings must not be read one way here and another way elsewhere.
struct JSONParser {
  /// The most levels of arrays and objects.
  static let deepest = 64

  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func document() throws(JSONError) -> JSONValue {
    let value = try value(depth: 0)
    skipSpace()
    guard place == bytes.count else { throw JSONError(.trailingText, at: place) }
    return value
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    skipSpace()
    switch try peek() {
    case UInt8(ascii: "{"): return .object(try object(depth: depth + 1))
    case UInt8(ascii: "["): return .array(try array(depth: depth + 1))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", meaning: .bool(true))
    case UInt8(ascii: "f"): return try word("false", meaning: .bool(false))
    case UInt8(ascii: "n"): return try word("null", meaning: .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: throw JSONError(.unexpectedByte, at: place)
    }
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSONObject {
    guard depth <= Self.deepest else { throw JSONError(.tooDeep, at: place) }
    place += 1
    var members: [JSONObject.Member] = []
    var keys = JSONKeys()
    skipSpace()
    if try peek() == UInt8(ascii: "}") {
      place += 1
      return JSONObject()
    }
    while true {
      skipSpace()
      let start = place
      guard try peek() == UInt8(ascii: "\"") else { throw JSONError(.unexpectedByte, at: place) }
      let key = try key()
      guard keys.insert(key) else { throw JSONError(.duplicateKey(key), at: start) }
      members.append(JSONObject.Member(key: key, value: try value(depth: depth)))
      guard try hasNext(before: UInt8(ascii: "}")) else { return JSONObject(members: members) }
    }
  }

  private mutating func array(depth: Int) throws(JSONError) -> [JSONValue] {
    guard depth <= Self.deepest else { throw JSONError(.tooDeep, at: place) }
    place += 1
    var elements: [JSONValue] = []
    skipSpace()
    if try peek() == UInt8(ascii: "]") {
      place += 1
      return []
    }
    while true {
      elements.append(try value(depth: depth))
      guard try hasNext(before: UInt8(ascii: "]")) else { return elements }
    }
  }

  /// Takes the comma before another element, or the bracket after the last one.
  private mutating func hasNext(before close: UInt8) throws(JSONError) -> Bool {
    skipSpace()
    let byte = try peek()
    guard byte == close || byte == UInt8(ascii: ",") else {
      throw JSONError(.unexpectedByte, at: place)
    }
    place += 1
    return byte != close
  }

  private mutating func word(
    _ letters: StaticString,
    meaning: JSONValue
  ) throws(JSONError) -> JSONValue {
    let expected = String(describing: letters).utf8
    guard bytes.count - place >= expected.count,
      bytes[place..<place + expected.count].elementsEqual(expected)
    else { throw JSONError(.unexpectedByte, at: place) }
    place += expected.count
    return meaning
  }

  private mutating func number() throws(JSONError) -> JSONValue {
    let start = place
    if bytes[place] == UInt8(ascii: "-") { place += 1 }
    let whole = takeDigits()
    guard whole > 0, whole == 1 || bytes[place - whole] != UInt8(ascii: "0") else {
      throw JSONError(.invalidNumber, at: start)
    }
    var isInteger = true
    if place < bytes.count, bytes[place] == UInt8(ascii: ".") {
      isInteger = false
      place += 1
      guard takeDigits() > 0 else { throw JSONError(.invalidNumber, at: start) }
    }
    if place < bytes.count, bytes[place] | 0x20 == UInt8(ascii: "e") {
      isInteger = false
      place += 1
      if place < bytes.count, bytes[place] == UInt8(ascii: "+") || bytes[place] == UInt8(ascii: "-")
      {
        place += 1
      }
      guard takeDigits() > 0 else { throw JSONError(.invalidNumber, at: start) }
    }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    if isInteger, let integer = Int(text) { return .integer(integer) }
    guard let number = Double(text), number.isFinite else {
      throw JSONError(.numberTooLarge, at: start)
    }
    return .number(number)
  }

  private mutating func takeDigits() -> Int {
    let start = place
    while place < bytes.count, (48...57).contains(bytes[place]) { place += 1 }
    return place - start
  }

  private func peek() throws(JSONError) -> UInt8 {
    guard place < bytes.count else { throw JSONError(.unexpectedEnd, at: place) }
    return bytes[place]
  }

  private mutating func skipSpace() {
    while place < bytes.count, [0x20, 0x0a, 0x0d, 0x09].contains(bytes[place]) { place += 1 }
  }
}

extension JSONParser {
  /// Moves to the next thing that is no space; tells where it is.
  mutating func nextPlace() -> Int {
    skipSpace()
    return place
  }

  /// Moves to the next element of an array or member of an object, past its opening bracket or the
  /// comma; `false` where there is none, or it is something else.
  mutating func moveInto(
    first isFirst: Bool,
    opener: Unicode.Scalar,
    closer: Unicode.Scalar
  ) throws(JSONError) -> Bool {
    skipSpace()
    guard isFirst else { return try hasNext(before: UInt8(ascii: closer)) }
    guard try peek() == UInt8(ascii: opener) else { return false }
    place += 1
    skipSpace()
    return try peek() != UInt8(ascii: closer)
  }

  /// Reads a key and the colon after it.
  mutating func key() throws(JSONError) -> String {
    let key = try string()
    skipSpace()
    guard try peek() == UInt8(ascii: ":") else { throw JSONError(.unexpectedByte, at: place) }
    place += 1
    return key
  }

  /// Reads a value that nobody wants.
  mutating func skipValue() throws(JSONError) { _ = try value(depth: 0) }

  private mutating func string() throws(JSONError) -> String {
    place += 1
    let start = place
    while place < bytes.count, bytes[place] != UInt8(ascii: "\""), bytes[place] != 0x5c,
      bytes[place] >= 0x20
    {
      place += 1
    }
    var text = try decoded(start..<place)
    while try peek() != UInt8(ascii: "\"") {
      if bytes[place] == 0x5c {
        text.unicodeScalars.append(try escape())
      } else {
        text += try run()
      }
    }
    place += 1
    return text
  }

  private mutating func run() throws(JSONError) -> String {
    let start = place
    while place < bytes.count, bytes[place] != UInt8(ascii: "\""), bytes[place] != 0x5c {
      guard bytes[place] >= 0x20 else { throw JSONError(.controlCharacter, at: place) }
      place += 1
    }
    return try decoded(start..<place)
  }

  private func decoded(_ range: Range<Int>) throws(JSONError) -> String {
    guard let text = String(validating: bytes[range], as: UTF8.self) else {
      throw JSONError(.invalidUTF8, at: range.lowerBound)
    }
    return text
  }

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    let start = place
    place += 1
    let byte = try peek()
    place += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try codePoint(from: start)
    default: throw JSONError(.invalidEscape, at: start)
    }
  }

  private mutating func codePoint(from start: Int) throws(JSONError) -> Unicode.Scalar {
    let first = try fourDigits(from: start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard (0xd800...0xdbff).contains(first), bytes[place...].starts(with: "\\u".utf8) else {
      throw JSONError(.invalidEscape, at: start)
    }
    place += 2
    let second = try fourDigits(from: start)
    guard (0xdc00...0xdfff).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xd800) << 10 + (second - 0xdc00))
    else { throw JSONError(.invalidEscape, at: start) }
    return scalar
  }

  private mutating func fourDigits(from start: Int) throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(try peek())).hexDigitValue else {
        throw JSONError(.invalidEscape, at: start)
      }
      value = value << 4 + UInt32(digit)
      place += 1
    }
    return value
  }
}

extension JSONValue {
  /// Reads one JSON value in UTF-8 and nothing after it; an error gives the first problem's place.
  ///
  /// - Complexity: O(n) in the number of bytes.
  package init(parsing bytes: some Collection<UInt8>) throws(JSONError) {
    var parser = JSONParser(Array(bytes))
    self = try parser.document()
  }
}
