/// What stands before a line's text: indentation and the marks of quotes and list items.
struct LinePrefix {
  /// How many marks of quotes and list items there might be.
  private(set) var markers = 0
  /// The columns of spaces and tabs between and before them.
  private(set) var columns = 0
  /// Whether nothing follows, and there is no mark.
  private(set) var isBlank = false
  /// The offset of the first byte after the prefix.
  private(set) var end: Int

  /// Reads a line's prefix.
  init(of bytes: [UInt8], in line: Range<Int>) {
    end = line.lowerBound
    while end < line.upperBound {
      let byte = bytes[end]
      if byte == Ascii.space {
        columns += 1
        end += 1
      } else if byte == Ascii.tab {
        columns += 4
        end += 1
      } else if let length = Self.markerLength(in: bytes[end..<line.upperBound]) {
        markers += 1
        end += length
      } else {
        return
      }
    }
    isBlank = markers == 0
  }

  private static func markerLength(in rest: ArraySlice<UInt8>) -> Int? {
    guard let first = rest.first else { return nil }
    if first == UInt8(ascii: ">") { return 1 }
    var length = 1
    if Ascii.isDigit(first) {
      let digits = rest.prefix(10).prefix(while: Ascii.isDigit).count
      guard digits < 10, let mark = rest.dropFirst(digits).first,
        mark == UInt8(ascii: ".") || mark == Ascii.closeParenthesis
      else { return nil }
      length = digits + 1
    } else if first != Ascii.hyphen, first != UInt8(ascii: "*"), first != UInt8(ascii: "+") {
      return nil
    }
    guard let follower = rest.dropFirst(length).first else { return length }
    return Ascii.isBlank(follower) ? length : nil
  }
}
