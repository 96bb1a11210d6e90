import StrictJSON

/// The JSON object of a line, or one within it, whose members are taken by name.
///
/// A member that nobody asks for is refused, so that a slip in a name is never passed over.
struct LineObject {
  private let source: Source
  private let path: [JSONStep]
  private let object: JSONObject

  private struct Source {
    let bytes: [UInt8]
    let line: Int
  }

  /// The most bytes of a line: a tree of two thousand views, each with what it reads.
  static let longest = 4 << 20

  /// Parses a line without its line feed.
  init(_ bytes: [UInt8], line: Int) throws(LineProblem) {
    guard bytes.count <= Self.longest else { throw LineProblem(line: line, .tooLong(Self.longest)) }
    let value: JSONValue
    do {
      value = try JSONValue(parsing: bytes)
    } catch {
      throw LineProblem(line: line, column: error.offset + 1, .notJSON(error))
    }
    guard case .object(let object) = value else {
      throw LineProblem(line: line, .wrongKind("", wanted: "an object"))
    }
    source = Source(bytes: bytes, line: line)
    path = []
    self.object = object
  }

  private init(_ object: JSONObject, at path: [JSONStep], in source: Source) {
    self.source = source
    self.path = path
    self.object = object
  }

  /// Refuses members of other names.
  func allow(_ keys: String...) throws(LineProblem) { try allow(keys) }

  /// Refuses members of other names.
  func allow(_ keys: [String]) throws(LineProblem) {
    for member in object.members where !keys.contains(member.key) {
      throw problem(.unknownMember(member.key), at: path + [.key(member.key)])
    }
  }

  /// Whether there is a member.
  func has(_ key: String) -> Bool { object[key] != nil }

  /// A text that has to be there.
  func text(_ key: String) throws(LineProblem) -> String {
    try value(key, "a text", \.string)
  }

  /// A name that has to be there; of one that nobody could read, the beginning and the end.
  func name(_ key: String) throws(LineProblem) -> String { Self.cut(try text(key)) }

  /// Names that have to be there, as ``name(_:)`` has them.
  func names(_ key: String) throws(LineProblem) -> [String] {
    try texts(key).map { Self.cut($0) }
  }

  /// A path of names that has to be there, with its beginning and its end where it is long.
  func path(_ key: String) throws(LineProblem) -> String {
    Self.cut(try text(key), to: Self.longestPath)
  }

  /// A text that may be missing.
  func optionalText(_ key: String) throws(LineProblem) -> String? {
    has(key) ? try text(key) : nil
  }

  /// A whole number that has to be there.
  func integer(_ key: String) throws(LineProblem) -> Int {
    try value(key, "a whole number", \.integer)
  }

  /// A whole number from 0 that has to be there.
  func count(_ key: String) throws(LineProblem) -> Int {
    try value(key, "a whole number from 0") { json in
      json.integer.flatMap { $0 >= 0 ? $0 : nil }
    }
  }

  /// A number that has to be there.
  func number(_ key: String) throws(LineProblem) -> Double {
    try value(key, "a number", \.double)
  }

  /// A truth value that has to be there.
  func flag(_ key: String) throws(LineProblem) -> Bool {
    try value(key, "true or false", \.bool)
  }

  /// A word of a fixed set that has to be there.
  func word<Word: RawRepresentable<String>>(_ key: String) throws(LineProblem) -> Word {
    guard let word = Word(rawValue: try text(key)) else { throw unknownValue(key) }
    return word
  }

  /// A list of texts that has to be there.
  func texts(_ key: String) throws(LineProblem) -> [String] {
    var texts: [String] = []
    for (index, element) in try value(key, "a list", \.array).enumerated() {
      guard let text = element.string else {
        throw problem(
          .wrongKind(key, wanted: "a list of texts"),
          at: path + [.member(key), .element(index)]
        )
      }
      texts.append(text)
    }
    return texts
  }

  /// A list of objects that has to be there.
  func objects(_ key: String) throws(LineProblem) -> [LineObject] {
    var objects: [LineObject] = []
    for (index, element) in try value(key, "a list", \.array).enumerated() {
      let place = path + [.member(key), .element(index)]
      guard let object = element.object else {
        throw problem(.wrongKind(key, wanted: "a list of objects"), at: place)
      }
      objects.append(LineObject(object, at: place, in: source))
    }
    return objects
  }

  /// An object of one kind of value by name, that has to be there.
  func table<Value>(
    _ key: String,
    of wanted: String,
    _ read: (JSONValue) -> Value?
  ) throws(LineProblem) -> [String: Value] {
    var table: [String: Value] = [:]
    for member in try value(key, "an object", \.object).members {
      guard let value = read(member.value) else {
        throw problem(
          .wrongKind(member.key, wanted: wanted),
          at: path + [.member(key), .member(member.key)]
        )
      }
      table[Self.cut(member.key)] = value
    }
    return table
  }

  /// The most characters of a name, and of a path of names.
  static let longestName = 200
  static let longestPath = 400

  private static func cut(_ name: String, to most: Int = longestName) -> String {
    // A character has a byte at least, and counting them takes long.
    guard name.utf8.count > most, name.count > most else { return name }
    return name.prefix(most / 2) + "…" + name.suffix(most / 2 - 1)
  }

  /// The problem that a member's value means nothing.
  func unknownValue(_ key: String) -> LineProblem {
    problem(.unknownValue(key), at: path + [.member(key)])
  }

  /// A problem of the whole line.
  func problem(_ kind: LineProblem.Kind) -> LineProblem { problem(kind, at: path) }

  private func value<Value>(
    _ key: String,
    _ wanted: String,
    _ read: (JSONValue) -> Value?
  ) throws(LineProblem) -> Value {
    guard let json = object[key] else { throw problem(.missing(key), at: path) }
    guard let value = read(json) else {
      throw problem(.wrongKind(key, wanted: wanted), at: path + [.member(key)])
    }
    return value
  }

  private func problem(_ kind: LineProblem.Kind, at steps: [JSONStep]) -> LineProblem {
    let offset = JSONValue.offset(of: steps, in: source.bytes) ?? 0
    return LineProblem(line: source.line, column: offset + 1, kind)
  }
}
