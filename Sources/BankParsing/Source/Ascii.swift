import Glibc

/// The ASCII bytes that the bank format gives a meaning.
enum Ascii {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let backslash = UInt8(ascii: "\\")
  static let backtick = UInt8(ascii: "`")
  static let tilde = UInt8(ascii: "~")
  static let number = UInt8(ascii: "#")
  static let pipe = UInt8(ascii: "|")
  static let hyphen = UInt8(ascii: "-")
  static let colon = UInt8(ascii: ":")
  static let semicolon = UInt8(ascii: ";")
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")
  static let openParenthesis = UInt8(ascii: "(")
  static let closeParenthesis = UInt8(ascii: ")")

  static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }

  static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 0x20) }
}

extension Collection<UInt8> where Self: BidirectionalCollection, SubSequence == ArraySlice<UInt8> {
  /// The bytes without spaces, tabs and line feeds at either end.
  var trimmed: ArraySlice<UInt8> {
    func isWhite(_ byte: UInt8) -> Bool { Ascii.isBlank(byte) || byte == Ascii.lineFeed }
    guard let first = firstIndex(where: { !isWhite($0) }),
      let last = lastIndex(where: { !isWhite($0) })
    else { return self[startIndex..<startIndex] }
    return self[first...last]
  }

  /// The offset of the first place at which a text of at least one byte stands.
  func firstRange(ofText text: String) -> Index? {
    guard let first = text.utf8.first else { return nil }
    var rest = self[...]
    while let hit = rest.firstOffset(of: first) {
      rest = rest[hit...]
      if rest.starts(with: text.utf8) { return hit }
      rest = rest.dropFirst()
    }
    return nil
  }
}

extension ArraySlice<UInt8> {
  /// The offset of the first byte of a value; many bytes are looked at at once.
  func firstOffset(of byte: UInt8) -> Int? {
    let distance = unsafe withUnsafeBytes { bytes -> Int? in
      guard let start = bytes.baseAddress,
        let hit = unsafe memchr(start, Int32(byte), bytes.count)
      else { return nil }
      return unsafe UnsafeRawPointer(hit) - start
    }
    return distance.map { startIndex + $0 }
  }

  /// The bytes without HTML comments.
  var withoutComments: [UInt8] {
    var result: [UInt8] = []
    var rest = self
    while let start = rest.firstRange(ofText: "<!--") {
      result += rest[..<start]
      guard let end = rest[(start + 4)...].firstRange(ofText: "-->") else { return result }
      rest = rest[(end + 3)...]
    }
    return result + rest
  }
}
