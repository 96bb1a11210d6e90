import Terminal
import Testing

struct CellWidthTests {
  @Test func `widths are those that wcwidth counts`() {
    var count = 0
    for (width, texts) in cellWidthFixture {
      // Split by scalars, for a mark would join the separator.
      for text in texts.unicodeScalars.split(separator: "¦").map(String.init) {
        #expect(CellWidth.of(text) == width, "\(text) \(text.unicodeScalars.map(\.value))")
        count += 1
      }
    }
    #expect(count > 300)
  }

  @Test(arguments: ["🖐🏽", "☝🏽"])
  func `a picture with a skin colour takes two cells, whatever wcwidth says`(_ text: String) {
    #expect(CellWidth.of(text) == 2)
  }

  @Test func `controls take no room`() {
    #expect(CellWidth.of("a\nb\t\u{7f}\r\n") == 2)
  }

  @Test(arguments: [
    ("abc", 5, "abc  "), ("日本", 5, "日本 "), ("abcdef", 3, "abcdef"), ("é", 2, "é "),
  ])
  func `padding counts cells`(text: String, width: Int, expected: String) {
    #expect(CellText.padded(text, to: width) == expected)
  }

  @Test func `padding on the left aligns to the right`() {
    #expect(CellText.padded("7", to: 3, .right) == "  7")
  }

  @Test(arguments: [
    ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"),
    ("👩‍👩‍👧👩‍👩‍👧", 3, "👩‍👩‍👧…"), ("abc", 1, "…"),
  ])
  func `what is cut off is shown by an ellipsis and no cluster is split`(
    text: String,
    width: Int,
    expected: String
  ) {
    #expect(CellText.truncated(text, to: width) == expected)
  }
}
