/// Cuts Swift code into tokens, as ranges of bytes.
struct SwiftLexer {
  /// A piece of the code; pieces without a role may be skipped.
  struct Token {
    let range: Range<Int>
    let role: Role?
  }

  let bytes: [UInt8]
  private var position = 0
  /// How many interpolations the position stands in.
  private var nesting = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> Token? {
    guard position < bytes.count else { return nil }
    let start = position
    let role = skipToken()
    return Token(range: start..<position, role: role)
  }

  private mutating func skipToken() -> Role? {
    let byte = bytes[position]
    if byte == slash, peek(1) == slash {
      skip { $0 != newline }
      return .comment
    }
    if byte == slash, peek(1) == star {
      skipBlockComment()
      return .comment
    }
    if byte == quote || byte == hash, skipString() { return .string }
    if byte == at || byte == hash, isWordStart(peek(1)) {
      position += 1
      skip(while: isWordPart)
      return .attribute
    }
    if isDigit(byte) {
      skipNumber()
      return .number
    }
    if isWordStart(byte) || byte == backtick { return skipWord() }
    position += 1
    return nil
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if bytes[position] == slash, peek(1) == star {
        depth += 1
        position += 2
      } else if bytes[position] == star, peek(1) == slash {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < bytes.count
  }

  /// Skips a string or an extended regular expression with its number signs; false, and nothing
  /// skipped, where none begins here.
  private mutating func skipString() -> Bool {
    var signs = 0
    while peek(signs) == hash { signs += 1 }
    let mark = peek(signs)
    guard mark == quote || mark == slash && signs > 0 else { return false }
    let isMultiline = mark == quote && peek(signs + 1) == quote && peek(signs + 2) == quote
    position += signs + (isMultiline ? 3 : 1)
    skipStringBody(mark: mark, signs: signs, isMultiline: isMultiline)
    return true
  }

  private mutating func skipStringBody(mark: UInt8?, signs: Int, isMultiline: Bool) {
    let length = isMultiline ? 3 : 1
    while position < bytes.count {
      if matches(mark, count: length), hasSigns(signs, at: length) {
        position += length + signs
        return
      }
      if bytes[position] == newline, !isMultiline, mark == quote { return }
      if bytes[position] == backslash, hasSigns(signs, at: 1) {
        position += 1 + signs
        if peek(0) == openParenthesis {
          skipInterpolation()
        } else if peek(0) != newline {
          advance()
        }
      } else {
        position += 1
      }
    }
  }

  /// Skips what stands in parentheses within a string, which may hold strings itself.
  private mutating func skipInterpolation() {
    var depth = 0
    nesting += 1
    defer { nesting -= 1 }
    while position < bytes.count {
      switch bytes[position] {
      case openParenthesis: depth += 1
      case closeParenthesis: depth -= 1
      case newline: return
      case quote, hash:
        if nesting < Self.deepest, skipString() { continue }
      default: break
      }
      position += 1
      if depth == 0 { return }
    }
  }

  /// Strings within strings go no deeper than this, so that hostile code cannot fill the stack.
  private static let deepest = 8

  private mutating func skipNumber() {
    while let byte = peek(0) {
      let isExponentSign =
        (byte == plus || byte == minus) && (bytes[position - 1] | 0x20) == letterE
        && !isHexadecimal
      if byte == dot, let after = peek(1), isDigit(after) {
        position += 1
      } else if !isWordPart(byte), !isExponentSign {
        return
      }
      position += 1
    }
  }

  private var isHexadecimal: Bool {
    var start = position - 1
    while start > 0, isWordPart(bytes[start - 1]) { start -= 1 }
    return start + 1 < bytes.count && bytes[start] == zero && bytes[start + 1] | 0x20 == letterX
  }

  private mutating func skipWord() -> Role? {
    let start = position
    if bytes[start] == backtick {
      position += 1
      skip { $0 != backtick && $0 != newline }
      if peek(0) == backtick { position += 1 }
      return nil
    }
    skip(while: isWordPart)
    let isMember = start > 0 && bytes[start - 1] == dot
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    if SwiftKeywords.contains(word) {
      return isMember && word != "self" && word != "init" ? nil : .keyword
    }
    return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[start]) ? .typeName : nil
  }

  private mutating func skip(while condition: (UInt8) -> Bool) {
    while position < bytes.count, condition(bytes[position]) { position += 1 }
  }

  private mutating func advance() {
    if position < bytes.count { position += 1 }
  }

  private func peek(_ distance: Int) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  private func matches(_ byte: UInt8?, count: Int) -> Bool {
    (0..<count).allSatisfy { peek($0) == byte }
  }

  private func hasSigns(_ count: Int, at distance: Int) -> Bool {
    (0..<count).allSatisfy { peek(distance + $0) == hash }
  }
}

private let newline = UInt8(ascii: "\n")
private let slash = UInt8(ascii: "/")
private let star = UInt8(ascii: "*")
private let quote = UInt8(ascii: "\"")
private let hash = UInt8(ascii: "#")
private let at = UInt8(ascii: "@")
private let backtick = UInt8(ascii: "`")
private let backslash = UInt8(ascii: "\\")
private let openParenthesis = UInt8(ascii: "(")
private let closeParenthesis = UInt8(ascii: ")")
private let dot = UInt8(ascii: ".")
private let plus = UInt8(ascii: "+")
private let minus = UInt8(ascii: "-")
private let zero = UInt8(ascii: "0")
private let letterE = UInt8(ascii: "e")
private let letterX = UInt8(ascii: "x")

private func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

private func isWordStart(_ byte: UInt8?) -> Bool {
  guard let byte else { return false }
  return (65...90).contains(byte) || (97...122).contains(byte) || byte == 95 || byte >= 0x80
}

private func isWordPart(_ byte: UInt8) -> Bool { isWordStart(byte) || isDigit(byte) }
