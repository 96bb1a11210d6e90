import Core

/// The words of Markdown text, as its length and its likeness to other text are measured.
enum Words {
  /// The words of a text in lower case, without fenced code and comments.
  ///
  /// A word is what stands between spaces and has a letter or a digit, without punctuation at
  /// either end; so an expression in a code span is as many words as it has spaces, plus one.
  static func list(of markdown: Markdown) -> [String] {
    Prose(markdown).lines.flatMap { list(of: $0.bytes) }
  }

  /// The words of code, or of a line.
  static func list(of text: ArraySlice<UInt8>) -> [String] {
    text.split { Ascii.isBlank($0) || $0 == Ascii.lineFeed }.compactMap { word in
      guard let first = word.firstIndex(where: isWordByte),
        let last = word.lastIndex(where: isWordByte)
      else { return nil }
      return String(decoding: word[first...last].map(lowered), as: UTF8.self)
    }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    Ascii.isLetter(byte) || Ascii.isDigit(byte) || byte >= 0x80
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    (65...90).contains(byte) ? byte | 0x20 : byte
  }
}
