import Core
import Testing

struct RichTextTests {
  @Test func `plain text keeps the words and drops the looks`() {
    let span = RichSpan.strong([
      .text("a "), .code("@State"), .softBreak, .emphasis([.text("b")]), .hardBreak,
      .link(text: [.strikethrough([.text("c")])], target: "https://example.org"),
    ])
    #expect(span.plain == "a @State b\nc")
  }
}
