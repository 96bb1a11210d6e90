import Core
import Testing

struct VisibleTextTests {
  @Test(arguments: [
    ("bell", "\u{7}", #"\u{7}"#),
    ("carriage return", "\r", #"\u{d}"#),
    ("vertical tab", "\u{b}", #"\u{b}"#),
    ("null", "\0", #"\u{0}"#),
    ("delete", "\u{7f}", #"\u{7f}"#),
    ("colour", "\u{1b}[31m", #"\u{1b}[31m"#),
    ("title, unterminated", "\u{1b}]0;x", #"\u{1b}]0;x"#),
    ("lone escape at the end", "a\u{1b}", #"a\u{1b}"#),
    ("device control string", "\u{1b}P\u{1b}\\", #"\u{1b}P\u{1b}\"#),
    ("one-byte sequence introducer", "\u{9b}2J", #"\u{9b}2J"#),
    ("next line", "\u{85}", #"\u{85}"#),
    ("right-to-left override", "\u{202e}abc", #"\u{202e}abc"#),
    ("embedding and its end", "\u{202a}\u{202c}", #"\u{202a}\u{202c}"#),
    ("isolates", "\u{2066}\u{2069}", #"\u{2066}\u{2069}"#),
    ("direction marks", "\u{200e}\u{200f}\u{61c}", #"\u{200e}\u{200f}\u{61c}"#),
    ("line and paragraph separators", "\u{2028}\u{2029}", #"\u{2028}\u{2029}"#),
    ("zero-width space and joiner", "\u{200b}\u{2060}", #"\u{200b}\u{2060}"#),
    ("byte order mark", "\u{feff}", #"\u{feff}"#),
    ("interlinear annotation", "\u{fff9}\u{fffb}", #"\u{fff9}\u{fffb}"#),
    ("tag characters", "\u{e0041}\u{e007f}", #"\u{e0041}\u{e007f}"#),
    ("carriage return before a line feed", "a\r\nb", "a\\u{d}\nb"),
  ])
  func `what a terminal obeys or what hides is written out`(
    name: String,
    text: String,
    visible: String
  ) {
    #expect(VisibleText.escaped(text) == visible, "\(name)")
    #expect(VisibleText.escaped(visible) == visible, "\(name), twice")
  }

  @Test(arguments: [
    "", "plain", "Zoë — naïve", "日本語", "עברית", "👩‍👩‍👧 ✈️", "e\u{301}", "two\nlines\tand a tab",
    "\u{a0}",
  ])
  func `ordinary text stays as it is`(text: String) {
    #expect(VisibleText.escaped(text) == text)
  }

  @Test(arguments: [
    ("two\nlines", "two lines"), ("a\tb", "a b"), ("a\r\nb", "a b"), ("a\u{1b}b\n", #"a\u{1b}b "#),
    ("a\u{2028}b", "a b"), ("a\u{85}b\u{b}c\u{c}d\re", "a b c d e"),
  ])
  func `in the middle of a line every line end and tab is a space`(text: String, line: String) {
    #expect(VisibleText.escapedLine(text) == line)
  }

  @Test func `no control character is ever left over`() {
    let all = (0...0x2fff).compactMap { Unicode.Scalar(UInt32($0)) }
    var text = ""
    text.unicodeScalars.append(contentsOf: all)
    let left = VisibleText.escapedLine(text).unicodeScalars.filter {
      $0.properties.generalCategory == .control
    }
    #expect(left.isEmpty)
  }
}
