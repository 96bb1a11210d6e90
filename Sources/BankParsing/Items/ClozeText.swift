/// A text with cloze marks, as each number's question and answer want it.
struct ClozeText {
  private let bytes: [UInt8]
  private let lines: Range<Int>
  private let marks: [ClozeMark]

  /// Takes over some bytes and the marks in them, which are in order and do not overlap.
  init(_ bytes: [UInt8], _ range: Range<Int>, _ marks: [ClozeMark]) {
    self.bytes = bytes
    lines = range
    self.marks = marks
  }

  /// The text with everything filled in.
  var solution: [UInt8] { filled { Array(bytes[$0.answer]) } }

  /// The text with a number's marks replaced by `[…]`, or by their hints in brackets.
  func prompt(for number: Int) -> [UInt8] {
    filled { mark in
      guard mark.number == number else { return Array(bytes[mark.answer]) }
      let hint = mark.hint.map { bytes[$0].trimmed } ?? []
      let text = hint.isEmpty ? Array("…".utf8) : Array(hint)
      // Before '(', '[' or ':' brackets could make a link, but not in code, where a backslash is text.
      let follower = mark.range.upperBound < lines.upperBound ? bytes[mark.range.upperBound] : 0
      let isRisky =
        !mark.isInCode
        && [Ascii.openParenthesis, Ascii.openBracket, Ascii.colon].contains(follower)
      let escape = isRisky ? [Ascii.backslash] : []
      return escape + [Ascii.openBracket] + text + escape + [Ascii.closeBracket]
    }
  }

  /// What a number's marks take out, in the order of the text.
  func answers(for number: Int) -> [String] {
    marks.filter { $0.number == number }.map { mark in
      String(decoding: bytes[mark.answer].trimmed, as: UTF8.self)
    }
  }

  private func filled(_ replacement: (ClozeMark) -> [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var offset = lines.lowerBound
    for mark in marks {
      result += bytes[offset..<mark.range.lowerBound]
      result += replacement(mark)
      offset = mark.range.upperBound
    }
    return result + bytes[offset..<lines.upperBound]
  }
}
