/// Finds the code spans within the bytes of one block.
enum CodeSpans {
  /// The offsets of each code span, its backticks included, in the order of the text.
  ///
  /// A run of backticks begins a span when another run of the same length follows.
  static func find(in bytes: [UInt8], _ block: Range<Int>) -> [Range<Int>] {
    let runs = runs(in: bytes, block)
    var following = [Int?](repeating: nil, count: runs.count)
    var nearest: [Int: Int] = [:]
    for index in runs.indices.reversed() {
      following[index] = nearest[runs[index].count]
      nearest[runs[index].count] = index
    }
    var spans: [Range<Int>] = []
    var index = 0
    while index < runs.count {
      let isEscaped = isEscaped(runs[index].lowerBound, in: bytes, from: block.lowerBound)
      if !isEscaped, let end = following[index] {
        spans.append(runs[index].lowerBound..<runs[end].upperBound)
        index = end + 1
      } else {
        index += 1
      }
    }
    return spans
  }

  private static func runs(in bytes: [UInt8], _ block: Range<Int>) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var rest = bytes[block]
    while let start = rest.firstIndex(of: Ascii.backtick) {
      let run = rest[start...].prefix { $0 == Ascii.backtick }
      runs.append(start..<run.endIndex)
      rest = rest[run.endIndex...]
    }
    return runs
  }

  private static func isEscaped(_ offset: Int, in bytes: [UInt8], from start: Int) -> Bool {
    let marks = bytes[start..<offset].reversed().prefix { $0 == Ascii.backslash }.count
    return marks % 2 == 1
  }
}
