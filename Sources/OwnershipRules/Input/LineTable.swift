import Core

/// Turns byte offsets of a text into lines and columns.
struct LineTable {
  /// The offsets at which lines begin.
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    var starts = [0]
    for offset in bytes.indices {
      let isLineFeed = bytes[offset] == UInt8(ascii: "\n")
      let isLoneReturn =
        bytes[offset] == UInt8(ascii: "\r")
        && (offset + 1 == bytes.count || bytes[offset + 1] != UInt8(ascii: "\n"))
      if isLineFeed || isLoneReturn { starts.append(offset + 1) }
    }
    self.starts = starts
  }

  /// The offset of a position; `nil` where there is no such line.
  func offset(of position: TextPosition) -> Int? {
    starts.indices.contains(position.line - 1)
      ? starts[position.line - 1] + position.column - 1 : nil
  }

  /// The bytes of the line that an offset is on.
  func line(around offset: Int) -> Range<Int> {
    let line = position(of: offset).line
    return starts[line - 1]..<(line < starts.count ? starts[line] : Int.max)
  }

  func position(of offset: Int) -> TextPosition {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return TextPosition(line: low + 1, column: offset - starts[low] + 1)
  }
}
