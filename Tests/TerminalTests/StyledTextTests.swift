import Terminal
import Testing

struct StyledTextTests {
  private let sample = StyledText("let", .keyword) + StyledText(" x")

  @Test func `without colours not one escape code is written`() {
    #expect(sample.text(.plain) == "let x")
    #expect(sample.prompt(.plain) == "let x")
    for role in Role.allCases { #expect(Palette.plain.start([role]).isEmpty) }
  }

  @Test func `each part ends its own look`() {
    #expect(sample.text(.colored) == "\u{1b}[35mlet\u{1b}[0m x")
    let nested = StyledText([StyledText.Run("a", [.strong, .code])])
    #expect(nested.text(.colored) == "\u{1b}[1;36ma\u{1b}[0m")
  }

  @Test func `a prompt tells readline what takes no room`() {
    #expect(sample.prompt(.colored) == "\u{1}\u{1b}[35m\u{2}let\u{1}\u{1b}[0m\u{2} x")
  }

  @Test func `what comes from outside cannot reach the terminal`() {
    let text = StyledText("\u{1b}]0;gone\u{7}\u{1}\u{202e}x", .code)
    #expect(text.text(.plain) == "\\u{1b}]0;gone\\u{7}\\u{1}\\u{202e}x")
    #expect(text.prompt(.plain) == text.text(.plain))
  }

  @Test func `parts that look alike are one part`() {
    var text = StyledText("a", .code)
    text.append("b", [.code])
    text.append("")
    text.append("c")
    #expect(text.runs.map(\.text) == ["ab", "c"])
    #expect(text.width == 3)
  }

  @Test func `a text is cut at its line feeds`() {
    let text = StyledText("a\n", .code) + StyledText("b\n\nc\n")
    #expect(marked(text.lines) == "<code a>\nb\n\nc\n")
  }
}
