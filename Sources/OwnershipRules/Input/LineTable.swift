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
