/// A place in a text file.
package struct TextPosition: Hashable, Comparable, Sendable {
  /// The line, 1 and up.
  package let line: Int
  /// The column, 1 and up, in UTF-8 bytes.
  package let column: Int

  /// The place of what is told of a file as a whole: no line and no column.
  package static let nowhere = TextPosition(line: 0, column: 0)

  /// Makes a place from a line and a column in UTF-8 bytes, both 1 and up.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Makes the place of a byte, counted from 0, in a text whose lines end in line feeds.
  package init(of offset: Int, in bytes: [UInt8]) {
    let before = bytes.prefix(offset)
    let feed = before.lastIndex(of: UInt8(ascii: "\n"))
    self.init(
      line: before.count { $0 == UInt8(ascii: "\n") } + 1,
      column: offset - (feed.map { $0 + 1 } ?? 0) + 1
    )
  }

  package static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
