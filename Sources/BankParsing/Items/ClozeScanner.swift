import Core

/// Finds the cloze marks within the bytes of one block.
struct ClozeScanner {
  /// The marks found, in the order of the text.
  private(set) var marks: [ClozeMark] = []
  /// What is broken; after it nothing more of the block is read, as it may be of any length.
  private(set) var problem: (problem: BankProblem, offset: Int)?

  private let bytes: [UInt8]
  private let end: Int
  private let spans: [Range<Int>]

  /// Whether something that looks like a mark begins at an offset: `{{c`, digits and `::`.
  static func isMark(_ bytes: [UInt8], at offset: Int, before end: Int) -> Bool {
    let rest = bytes[offset..<end]
    guard rest.starts(with: "{{c".utf8) else { return false }
    return rest.dropFirst(3).drop(while: Ascii.isDigit).starts(with: "::".utf8)
  }

  /// Whether something begins at an offset that was probably meant as a mark and is none: a brace or
  /// two, perhaps letters, digits and a colon.
  static func isOdd(_ bytes: [UInt8], at offset: Int, before end: Int) -> Bool {
    let rest = bytes[offset..<end]
    guard !isMark(bytes, at: offset, before: end), rest.first == Ascii.openBrace else {
      return false
    }
    let isDouble = rest.dropFirst().first == Ascii.openBrace
    let text = rest.dropFirst(isDouble ? 2 : 1).drop(while: Ascii.isBlank)
    let letters = text.prefix(while: Ascii.isLetter)
    let digits = text[letters.endIndex...].prefix(while: Ascii.isDigit)
    let after = text[digits.endIndex...].drop(while: Ascii.isBlank)
    guard !digits.isEmpty, after.first == Ascii.colon else { return false }
    return isDouble || letters.elementsEqual("c".utf8) && after.dropFirst().first == Ascii.colon
  }

  /// Scans a block.
  init(_ bytes: [UInt8], block: Range<Int>) {
    self.bytes = bytes
    end = block.upperBound
    spans = CodeSpans.find(in: bytes, block)
    var offset = block.lowerBound
    var span = 0
    while offset < end, problem == nil {
      while span < spans.count, spans[span].upperBound <= offset { span += 1 }
      let code = span < spans.count && spans[span].contains(offset) ? spans[span] : nil
      if code == nil, bytes[offset] == Ascii.backslash {
        offset += 2
      } else if Self.isMark(bytes, at: offset, before: end) {
        offset = read(at: offset, code: code)
      } else {
        offset += 1
      }
    }
  }

  /// Reads the mark that begins at an offset, and returns where to go on.
  private mutating func read(at start: Int, code: Range<Int>?) -> Int {
    let digits = bytes[(start + 3)...].prefix(while: Ascii.isDigit)
    let text = digits.endIndex + 2
    guard let number = decimal(digits), (1...999).contains(number),
      digits.first != UInt8(ascii: "0")
    else {
      problem = (.brokenCloze, start)
      return text
    }
    guard let (separator, close) = ends(from: text, limit: code?.upperBound ?? end, code: code)
    else {
      problem = (.unclosedCloze, start)
      return text
    }
    let answer = text..<(separator ?? close)
    if bytes[answer].trimmed.isEmpty { problem = (.emptyCloze, start) }
    if let inner = (text..<close).first(where: { Self.isMark(bytes, at: $0, before: close) }) {
      problem = (.nestedCloze, inner)
    }
    marks.append(
      ClozeMark(
        number: number,
        range: start..<(close + 2),
        answer: answer,
        hint: separator.map { ($0 + 2)..<close },
        isInCode: code != nil
      )
    )
    return close + 2
  }

  /// The offsets of the `::` and of the `}}` of a mark.
  ///
  /// Code spans within a mark are skipped; a mark within a code span sees no further ones.
  private func ends(
    from start: Int,
    limit: Int,
    code: Range<Int>?
  ) -> (separator: Int?, close: Int)? {
    var separator: Int?
    var depth = 0
    var offset = start
    var span = code == nil ? spans.partitioningIndex { $0.lowerBound >= start } : spans.count
    while offset < limit {
      if span < spans.count, spans[span].lowerBound == offset {
        offset = spans[span].upperBound
        span += 1
        continue
      }
      let pair = offset + 1 < limit && bytes[offset + 1] == bytes[offset]
      switch bytes[offset] {
      case Ascii.closeBrace where depth == 0:
        return pair ? (separator, offset) : nil
      case Ascii.closeBrace: depth -= 1
      case Ascii.openBrace: depth += 1
      case Ascii.colon where pair && depth == 0 && separator == nil:
        separator = offset
        offset += 1
      case Ascii.backslash where code == nil: offset += 1
      default: break
      }
      offset += 1
    }
    return nil
  }
}

extension [Range<Int>] {
  /// The first index for which a condition holds that, once it holds, holds for all that follow.
  func partitioningIndex(where holds: (Range<Int>) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
