/// The text of a list entry without its mark and the indentation that puts it into the list.
struct EntryText {
  private let source: SourceText
  /// The line of the mark.
  private let first: Int
  /// The offset of the first byte after the mark, and after the box of a task.
  private let start: Int
  /// The columns that the entry's other lines are indented by.
  private let indentation: Int

  /// Finds the text of an entry whose mark stands at a column (1 and up) of the first line.
  init(_ source: SourceText, lines: Range<Int>, column: Int, isTask: Bool) {
    self.source = source
    first = lines.lowerBound
    let line = source.range(ofLine: first)
    let mark = line.lowerBound + max(1, column) - 1
    let bytes = source.bytes
    var offset = mark
    while offset < line.upperBound, Ascii.isDigit(bytes[offset]) { offset += 1 }
    offset = min(offset + 1, line.upperBound)
    // As CommonMark has it: up to four spaces belong to the mark, or one where code follows.
    let spaces = bytes[offset..<line.upperBound].prefix(while: Ascii.isBlank)
    let isCode = spaces.count > 4 || offset + spaces.count == line.upperBound
    let width = isCode ? min(1, spaces.count) : spaces.count
    let hasTab = spaces.first == Ascii.tab
    indentation = offset - line.lowerBound + max(1, hasTab ? 3 : width)
    offset += hasTab ? 1 : width
    if isTask {
      offset += 3
      while offset < line.upperBound, Ascii.isBlank(bytes[offset]) { offset += 1 }
    }
    start = min(offset, line.upperBound)
  }

  /// The text on some of the entry's lines, without blank lines at either end.
  func bytes(_ lines: Range<Int>) -> [UInt8] {
    let lines = source.trimmed(lines)
    var result: [UInt8] = []
    for line in lines {
      if line > lines.lowerBound { result.append(Ascii.lineFeed) }
      let range = source.range(ofLine: line)
      if line == first {
        result += source.bytes[start..<range.upperBound]
      } else {
        result += dedented(source.bytes[range])
      }
    }
    return result
  }

  /// A line without as many columns of indentation as the entry has, where it has them.
  private func dedented(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var columns = 0
    var rest = line
    while columns < indentation, let byte = rest.first, Ascii.isBlank(byte) {
      let width = byte == Ascii.tab ? 4 - columns % 4 : 1
      columns += width
      rest = rest.dropFirst()
      if columns > indentation {
        return Array(repeating: Ascii.space, count: columns - indentation)[...] + rest
      }
    }
    return rest
  }
}
