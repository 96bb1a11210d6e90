/// Splits source into what the input guard counts; comments and the text of strings are passed
/// over.
struct SourceScanner {
  enum Token: Equatable {
    case open(Opener)
    case close(Closer)
    case name(String)
    case dot
    case less
    case arrow
    /// A `?` with space before it.
    case ternary
    /// An operator, a `\`, an `@` or a `&`.
    case prefix(UInt8)
    case comma
    case colon
    /// `;` or `=`.
    case separator
    /// A number, a string's end, a regular expression.
    case literal
    /// `#if` or `#endif`.
    case directive(isBeginning: Bool)
  }

  enum Opener: Equatable {
    case paren, square, brace
    case interpolation(StringForm)

    func isClosed(by closer: Closer) -> Bool {
      switch (self, closer) {
      case (.paren, .paren), (.square, .square), (.brace, .brace), (.interpolation, .paren): true
      default: false
      }
    }
  }

  enum Closer: Equatable {
    case paren, square, brace
  }

  /// How a string is delimited, and how many interpolations it has had.
  struct StringForm: Equatable {
    var hashes: Int
    var isMultiline: Bool
    var interpolations = 0
  }

  let bytes: [UInt8]
  var offset = 0
  /// Where the last token begins.
  private(set) var tokenStart = 0
  /// The string that goes on at the offset.
  private var open: StringForm?

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Goes on with a string after one of its interpolations.
  mutating func resume(_ string: StringForm) { open = string }

  /// The next token; `nil` at the end.
  mutating func next() -> Token? {
    if let string = open {
      open = nil
      tokenStart = offset
      return text(of: string)
    }
    let hasSpace = skipSpace()
    tokenStart = offset
    guard offset < bytes.count else { return nil }
    return token(bytes[offset], hasSpace)
  }

  func byte(_ distance: Int = 0) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  private mutating func token(_ first: UInt8, _ hasSpace: Bool) -> Token {
    switch first {
    case UInt8(ascii: "("): return take(.open(.paren))
    case UInt8(ascii: "["): return take(.open(.square))
    case UInt8(ascii: "{"): return take(.open(.brace))
    case UInt8(ascii: ")"): return take(.close(.paren))
    case UInt8(ascii: "]"): return take(.close(.square))
    case UInt8(ascii: "}"): return take(.close(.brace))
    case UInt8(ascii: ","): return take(.comma)
    case UInt8(ascii: ";"): return take(.separator)
    case UInt8(ascii: ":"): return take(.colon)
    case UInt8(ascii: "."): return take(.dot)
    case UInt8(ascii: "\\"), UInt8(ascii: "@"): return take(.prefix(first))
    case UInt8(ascii: "?") where hasSpace: return take(.ternary)
    case UInt8(ascii: "\""): return quoted(hashes: 0)
    case UInt8(ascii: "#"): return hashed()
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      skipName()
      return .literal
    case _ where Self.isNamePart(first): return name()
    default: return symbol(first)
    }
  }

  private mutating func take(_ token: Token) -> Token {
    offset += 1
    return token
  }

  private mutating func name() -> Token {
    let start = offset
    skipName()
    return .name(String(decoding: bytes[start..<offset], as: UTF8.self))
  }

  private mutating func skipName() {
    while let byte = byte(), Self.isNamePart(byte) { offset += 1 }
  }

  /// A run of operator characters is one token.
  private mutating func symbol(_ first: UInt8) -> Token {
    let start = offset
    while let byte = byte(), Self.isOperator(byte) {
      // A `<` stands alone before a bracket or a name: it may open generic arguments.
      offset += 1
      if byte == UInt8(ascii: "<"), offset == start + 1 { break }
    }
    if offset == start { offset += 1 }
    switch bytes[start..<offset] {
    case [UInt8(ascii: "<")]: return .less
    case [UInt8(ascii: "-"), UInt8(ascii: ">")]: return .arrow
    case [UInt8(ascii: "=")]: return .separator
    default: return .prefix(first)
    }
  }

  private static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "/"),
      UInt8(ascii: "%"), UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "?"):
      true
    default: false
    }
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "`"), 0x80...0xff:
      true
    default: false
    }
  }
}
