/// A block of fenced code at the top level of a text.
struct Fence {
  /// The line of the opening marks.
  var opening: Int
  /// The line of the closing marks, where there is one.
  var closing: Int?
  /// The lines between them.
  var code: Range<Int>
  /// The spaces before the opening marks, 0…3, which the code's lines lose too.
  var indentation: Int
  /// The offsets of what stands after the opening marks.
  var info: Range<Int>

  /// Reads the fence that begins on the first of some lines; `nil` where it is indented code.
  init?(of source: SourceText, lines: Range<Int>) {
    guard let mark = Self.mark(of: source, line: lines.lowerBound) else { return nil }
    opening = lines.lowerBound
    indentation = mark.indentation
    let first = source.range(ofLine: opening)
    let info = source.bytes[(first.lowerBound + mark.indentation + mark.count)..<first.upperBound]
      .trimmed
    self.info = info.startIndex..<info.endIndex
    closing = ((opening + 1)..<max(opening + 1, lines.upperBound)).first { line in
      guard let end = Self.mark(of: source, line: line) else { return false }
      let range = source.range(ofLine: line)
      let after = range.lowerBound + end.indentation + end.count
      return end.byte == mark.byte && end.count >= mark.count
        && source.bytes[after..<range.upperBound].allSatisfy(Ascii.isBlank)
    }
    code = (opening + 1)..<(closing ?? lines.upperBound)
  }

  private static func mark(
    of source: SourceText,
    line: Int
  ) -> (indentation: Int, byte: UInt8, count: Int)? {
    let text = source.bytes[source.range(ofLine: line)]
    let indentation = text.prefix(4).prefix { $0 == Ascii.space }.count
    guard indentation < 4, let byte = text.dropFirst(indentation).first,
      byte == Ascii.backtick || byte == Ascii.tilde
    else { return nil }
    let count = text.dropFirst(indentation).prefix { $0 == byte }.count
    return count < 3 ? nil : (indentation, byte, count)
  }

  /// The code, byte for byte; it ends in a line feed unless empty.
  func text(of source: SourceText) -> String {
    guard indentation > 0 else { return source.text(source.range(ofLines: code)) }
    var result: [UInt8] = []
    for line in code {
      let text = source.bytes[source.range(ofLine: line)]
      let spaces = text.prefix(indentation).prefix { $0 == Ascii.space }.count
      result += text.dropFirst(spaces)
      result.append(Ascii.lineFeed)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
