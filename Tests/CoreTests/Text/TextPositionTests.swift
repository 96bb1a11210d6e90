import Core
import Testing

struct TextPositionTests {
  @Test(arguments: [
    (0, 1, 1), (1, 1, 2), (2, 1, 3), (3, 2, 1), (5, 2, 3), (6, 3, 1), (7, 4, 1), (9, 4, 3),
    (99, 4, 93),
  ])
  func `a byte has a line and a column`(offset: Int, line: Int, column: Int) {
    let bytes = Array("ab\né\n\ncd".utf8)
    #expect(TextPosition(of: offset, in: bytes) == TextPosition(line: line, column: column))
  }
}
