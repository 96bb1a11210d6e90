extension SourceScanner {
  /// Passes over spaces and comments; tells whether there were any.
  mutating func skipSpace() -> Bool {
    let start = offset
    while let byte = byte() {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0b,
        0x0c:
        offset += 1
      case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "*"): skipBlockComment()
      default: return offset > start
      }
    }
    return offset > start
  }

  private mutating func skipLine() {
    while let byte = byte(), byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { offset += 1 }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    while let byte = byte() {
      if byte == UInt8(ascii: "/"), self.byte(1) == UInt8(ascii: "*") {
        depth += 1
        offset += 2
      } else if byte == UInt8(ascii: "*"), self.byte(1) == UInt8(ascii: "/") {
        depth -= 1
        offset += 2
        if depth == 0 { return }
      } else {
        offset += 1
      }
    }
  }

  /// A raw string, a regular expression, a directive, or a macro's `#`.
  mutating func hashed() -> Token {
    var hashes = 0
    while byte() == UInt8(ascii: "#") {
      hashes += 1
      offset += 1
    }
    if byte() == UInt8(ascii: "\"") { return quoted(hashes: hashes) }
    if byte() == UInt8(ascii: "/") { return regularExpression(hashes: hashes) }
    if starts(with: "if") { return .directive(isBeginning: true) }
    if starts(with: "endif") { return .directive(isBeginning: false) }
    return .prefix(UInt8(ascii: "#"))
  }

  private func starts(with word: StaticString) -> Bool {
    let text = "\(word)".utf8
    return offset + text.count <= bytes.count
      && bytes[offset..<offset + text.count].elementsEqual(text)
  }

  private mutating func regularExpression(hashes: Int) -> Token {
    offset += 1
    while let byte = byte() {
      offset += 1
      if byte == UInt8(ascii: "/"), hasHashes(hashes, at: offset) {
        offset += hashes
        break
      }
    }
    return .literal
  }

  /// A string from its opening quote on.
  mutating func quoted(hashes: Int) -> Token {
    let quote = UInt8(ascii: "\"")
    let isMultiline = byte(1) == quote && byte(2) == quote
    offset += isMultiline ? 3 : 1
    return text(of: StringForm(hashes: hashes, isMultiline: isMultiline))
  }

  /// The text of a string up to its end or its next interpolation.
  mutating func text(of string: StringForm) -> Token {
    let quote = UInt8(ascii: "\"")
    while let byte = byte() {
      switch byte {
      case UInt8(ascii: "\\") where hasHashes(string.hashes, at: offset + 1):
        offset += 1 + string.hashes
        if self.byte() == UInt8(ascii: "(") { return interpolation(in: string) }
        offset += 1
      case quote where !string.isMultiline && hasHashes(string.hashes, at: offset + 1):
        offset += 1 + string.hashes
        return .literal
      case quote
      where string.isMultiline && self.byte(1) == quote && self.byte(2) == quote
        && hasHashes(string.hashes, at: offset + 3):
        offset += 3 + string.hashes
        return .literal
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        // A string of one line that is not closed ends with the line.
        if !string.isMultiline { return .literal }
        offset += 1
      default: offset += 1
      }
    }
    return .literal
  }

  private mutating func interpolation(in string: StringForm) -> Token {
    offset += 1
    var string = string
    string.interpolations += 1
    return .open(.interpolation(string))
  }

  private func hasHashes(_ count: Int, at start: Int) -> Bool {
    guard start + count <= bytes.count else { return false }
    return bytes[start..<start + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }
}
