import Core

/// A word of a question or an answer, as what gives an answer away is measured.
///
/// A name in code is a word without what stands around it: `State` of `@State`, `task` of `.task`; but
/// `$title` is another word than `title`.
struct PromptWord: Sendable {
  /// The word as it stands.
  var text: String
  /// The word in lower case and without the ending of a plural or of a verb.
  var stem: String
  /// Whether it stands in a code span, or after an '@'.
  var isCode: Bool
  /// Whether a sentence or a clause begins with it.
  var isFirst: Bool
  /// Counts the clauses of the text.
  var clause: Int
  /// How many lines stand before its own.
  var line: Int

  /// The words of a text, without fenced code, comments and the targets of links.
  static func list(of markdown: Markdown) -> [PromptWord] {
    var reader = Reader()
    var paragraph: [Prose.Line] = []
    for line in Prose(markdown).lines {
      if line.bytes.allSatisfy(Ascii.isBlank) {
        reader.read(paragraph)
        paragraph = []
      } else {
        paragraph.append(line)
      }
    }
    reader.read(paragraph)
    return reader.words
  }

  /// Whether the word has the look of code wherever it stands, as `isOn` and `$title` have.
  var isName: Bool {
    text.utf8.first == UInt8(ascii: "$") || text.utf8.first == Ascii.number
      || text.utf8.dropFirst().contains { (65...90).contains($0) || $0 == UInt8(ascii: "_") }
  }

  /// Whether the word alone could be the point of an answer: no number, no letter, none of the words
  /// that every sentence has.
  var hasMeaning: Bool {
    text.utf8.count > 1 && !text.utf8.allSatisfy(Ascii.isDigit)
      && (isCode || !CommonWords.all.contains(stem))
  }

  /// Gathers words.
  private struct Reader {
    var words: [PromptWord] = []
    private var clause = 0
    private var isFirst = true

    /// Reads the lines of a paragraph.
    mutating func read(_ lines: [Prose.Line]) {
      var bytes: [UInt8] = []
      for line in lines { bytes += line.bytes + [Ascii.lineFeed] }
      var line = 0
      var offset = 0
      for span in CodeSpans.find(in: bytes, 0..<bytes.count) + [bytes.count..<bytes.count] {
        for (range, isCode) in [(offset..<span.lowerBound, false), (span, true)] {
          read(bytes, range, isCode: isCode, lines, &line)
        }
        offset = span.upperBound
      }
      endClause()
    }

    private mutating func read(
      _ bytes: [UInt8],
      _ range: Range<Int>,
      isCode: Bool,
      _ lines: [Prose.Line],
      _ line: inout Int
    ) {
      var index = range.lowerBound
      while index < range.upperBound {
        let byte = bytes[index]
        if let end = Self.endOfWord(in: bytes, index..<range.upperBound) {
          // An attribute is code without backticks, too.
          let isAttribute = index > range.lowerBound && bytes[index - 1] == UInt8(ascii: "@")
          add(bytes[index..<end], isCode: isCode || isAttribute, line: lines[line].number)
          index = end
          continue
        }
        if byte == Ascii.lineFeed { line += 1 }
        if !isCode {
          if byte == Ascii.closeBracket, index + 1 < range.upperBound,
            bytes[index + 1] == Ascii.openParenthesis
          {
            // The target of a link is not read by the learner.
            index = bytes[index..<range.upperBound].firstIndex(of: Ascii.closeParenthesis) ?? index
          } else if Self.endsClause(bytes, index, before: range.upperBound) {
            endClause()
          }
        }
        index += 1
      }
    }

    private mutating func add(_ bytes: ArraySlice<UInt8>, isCode: Bool, line: Int) {
      var bytes = bytes
      if !isCode {
        // Underscores around a word of prose are emphasis.
        while bytes.first == UInt8(ascii: "_") { bytes = bytes.dropFirst() }
        while bytes.last == UInt8(ascii: "_") { bytes = bytes.dropLast() }
      }
      guard !bytes.isEmpty else { return }
      words.append(
        PromptWord(
          text: String(decoding: bytes, as: UTF8.self),
          stem: Self.stem(of: bytes),
          isCode: isCode,
          isFirst: isFirst,
          clause: clause,
          line: line
        )
      )
      isFirst = false
    }

    private mutating func endClause() {
      clause += 1
      isFirst = true
    }

    /// The end of the word that begins at a place; `nil` where none does.
    private static func endOfWord(in bytes: [UInt8], _ range: Range<Int>) -> Int? {
      var index = range.lowerBound
      let first = bytes[index]
      if first == UInt8(ascii: "$") || first == Ascii.number { index += 1 }
      let start = index
      while index < range.upperBound {
        let byte = bytes[index]
        if byte == 0xe2, index + 2 < range.upperBound, bytes[index + 1] == 0x80 {
          // Quotes, dashes and dots beyond ASCII.
          break
        }
        guard
          Ascii.isLetter(byte) || Ascii.isDigit(byte) || byte >= 0x80 || byte == UInt8(ascii: "_")
        else { break }
        index += 1
      }
      return index > start ? index : nil
    }

    private static func endsClause(_ bytes: [UInt8], _ index: Int, before end: Int) -> Bool {
      switch bytes[index] {
      case UInt8(ascii: "?"), UInt8(ascii: "!"), Ascii.semicolon, Ascii.openBracket,
        Ascii.closeBracket, Ascii.openParenthesis, Ascii.closeParenthesis, UInt8(ascii: "\""):
        true
      case UInt8(ascii: "."), Ascii.colon:
        index + 1 >= end || Ascii.isBlank(bytes[index + 1]) || bytes[index + 1] == Ascii.lineFeed
      default: false
      }
    }

    private static func stem(of bytes: ArraySlice<UInt8>) -> String {
      var bytes = bytes.map { (65...90).contains($0) ? $0 | 0x20 : $0 }
      if bytes.count > 4, bytes.last == UInt8(ascii: "s"),
        bytes[bytes.count - 2] != UInt8(ascii: "s")
      {
        bytes.removeLast()
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}
