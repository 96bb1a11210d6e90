/// A place in a text file.
package struct TextPosition: Hashable, Comparable, Sendable {
  /// The line, 1 and up.
  package let line: Int
  /// The column, 1 and up, in UTF-8 bytes.
  package let column: Int

  /// Makes a place from a line and a column in UTF-8 bytes, both 1 and up.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
