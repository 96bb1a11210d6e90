import BankParsing
import Core
import Testing

struct RichTextTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var blocks: [RichBlock]
    var testDescription: String { text }

    init(_ text: String, _ blocks: [RichBlock]) {
      self.text = text
      self.blocks = blocks
    }
  }

  static let cases = [
    Case("", []),
    Case("a\nb  \nc", [.paragraph([.text("a"), .softBreak, .text("b"), .hardBreak, .text("c")])]),
    Case(
      "*a* **b** ~~c~~ `d`",
      [
        .paragraph([
          .emphasis([.text("a")]), .text(" "), .strong([.text("b")]), .text(" "),
          .strikethrough([.text("c")]), .text(" "), .code("d"),
        ])
      ]
    ),
    Case("## a `b`", [.heading(level: 2, [.text("a "), .code("b")])]),
    Case("```swift A.swift\n  a\n```", [.code(info: "swift A.swift", text: "  a\n")]),
    Case("    a", [.code(info: "", text: "a\n")]),
    Case(
      "- a\n- b\n  - c",
      [
        .list(
          start: nil,
          items: [
            RichListItem(isChecked: nil, blocks: [.paragraph([.text("a")])]),
            RichListItem(
              isChecked: nil,
              blocks: [
                .paragraph([.text("b")]),
                .list(
                  start: nil,
                  items: [RichListItem(isChecked: nil, blocks: [.paragraph([.text("c")])])]
                ),
              ]
            ),
          ]
        )
      ]
    ),
    Case(
      "3. a",
      [
        .list(
          start: 3,
          items: [RichListItem(isChecked: nil, blocks: [.paragraph([.text("a")])])]
        )
      ]
    ),
    Case(
      "- [x] a\n- [ ] b",
      [
        .list(
          start: nil,
          items: [
            RichListItem(isChecked: true, blocks: [.paragraph([.text("a")])]),
            RichListItem(isChecked: false, blocks: [.paragraph([.text("b")])]),
          ]
        )
      ]
    ),
    Case("> a", [.quote([.paragraph([.text("a")])])]),
    Case(
      "| a | b |\n|---|---|\n| c |",
      [.table(header: [[.text("a")], [.text("b")]], rows: [[[.text("c")], []]])]
    ),
    Case("---", [.rule]),
    Case("[a](https://b.c)", [.paragraph([.link(text: [.text("a")], target: "https://b.c")])]),
    Case("[a][x]\n\n[x]: /y", [.paragraph([.link(text: [.text("a")], target: "/y")])]),
    Case("![a *b*](c.png)", [.paragraph([.text("a "), .emphasis([.text("b")])])]),
    Case("a <!-- b --> c", [.paragraph([.text("a "), .text(" c")])]),
    Case("<!-- a -->\n\nb", [.paragraph([.text("b")])]),
    Case("<div>a</div>", [.paragraph([.text("<div>a</div>")])]),
    Case("a<br>b", [.paragraph([.text("a"), .text("<br>"), .text("b")])]),
    Case(
      "https://a.b &amp; &eacute;",
      [.paragraph([.text("https://a.b & é")])]
    ),
  ]

  @Test(arguments: cases)
  func `Markdown becomes blocks and spans`(_ item: Case) {
    #expect(RichText.blocks(of: Markdown(item.text)) == item.blocks)
  }

  @Test func `plain text has no marks, and a line for each block`() {
    let text =
      "# a *b*\n\nc\n`d`\n\n- e\n- f\n\n```\ng\nh\n```\n\n| i | j |\n|---|---|\n| k | l |\n"
    #expect(RichText.plain(Markdown(text)) == "a b\nc d\ne\nf\ng\nh\ni j\nk l")
  }

  @Test func `emphasis that is nested too deep loses its look, not its text`() {
    let depth = 1000
    let text =
      String(repeating: "*a **b ", count: depth) + String(repeating: "b** a* ", count: depth)
    #expect(RichText.plain(Markdown(text)).utf8.count > 2 * depth)
  }

  @Test func `text that would take too long is given as it stands`() {
    let line = String(repeating: "![[]()", count: 3000)
    let text = line + "\n" + line
    #expect(
      RichText.blocks(of: Markdown(text)) == [.paragraph([.text(line), .hardBreak, .text(line)])]
    )
  }

  @Test func `links are found wherever they stand`() {
    let text = "[a](#b)\n\n- **[c](d)**\n\n> | [e](f) |\n> |---|\n\n`[g](h)`"
    #expect(RichText.links(in: Markdown(text)) == ["#b", "d", "f"])
  }
}
