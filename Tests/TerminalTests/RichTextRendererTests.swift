import Core
import Terminal
import Testing

struct RichTextRendererTests {
  private let sample: [RichBlock] = [
    .heading(level: 2, [.text("Who owns it")]),
    .paragraph([
      .text("A "), .code("@State"), .text(" value is "), .strong([.text("owned")]),
      .text(" by the view's "), .emphasis([.text("identity")]), .softBreak,
      .text("and "), .strikethrough([.text("not")]), .text(" by its value; see "),
      .link(text: [.text("the docs")], target: "https://example.com/a"), .text("."),
    ]),
    .list(
      start: nil,
      items: [
        RichListItem(
          isChecked: nil,
          blocks: [.paragraph([.text("one that is long enough to wrap")])]
        ),
        RichListItem(
          isChecked: nil,
          blocks: [
            .paragraph([.text("two")]),
            .list(
              start: 9,
              items: [
                RichListItem(isChecked: true, blocks: [.paragraph([.text("done")])]),
                RichListItem(isChecked: false, blocks: [.paragraph([.text("open")])]),
              ]
            ),
          ]
        ),
      ]
    ),
    .code(info: "swift Model.swift", text: "struct A {\n\n  let x = \"a  b\" // 日本\n}\n"),
    .quote([.paragraph([.text("quoted words that wrap around")]), .paragraph([.text("again")])]),
    .table(
      header: [[.text("wrapper")], [.text("owns")]],
      rows: [[[.code("@State")], [.text("yes")]], [[.code("@Binding")], [.text("no")]]]
    ),
    .rule,
  ]

  @Test func `without colours Markdown's own marks stand for the looks`() {
    let renderer = RichTextRenderer(width: 30, palette: .plain)
    #expect(
      page(renderer.lines(sample)) == """
        ## Who owns it

        A `@State` value is **owned**
        by the view's *identity* and
        ~~not~~ by its value; see the
        docs <https://example.com/a>.

        • one that is long enough to
          wrap
        • two
           9. [x] done
          10. [ ] open

        │ Model.swift
        │ struct A {
        │
        │   let x = "a  b" // 日本
        │ }

        > quoted words that wrap
        > around
        >
        > again

        wrapper     owns
        ──────────  ────
        `@State`    yes
        `@Binding`  no

        ──────────────────────────────

        """
    )
  }

  @Test func `for a screen reader there are no frames and tables are read row by row`() {
    let renderer = RichTextRenderer(width: 30, palette: .plain, isAccessible: true)
    #expect(
      page(renderer.lines(sample)) == """
        Who owns it

        A `@State` value is owned by
        the view's identity and
        ~~not~~ by its value; see the
        docs <https://example.com/a>.

        - one that is long enough to
          wrap
        - two
           9. [x] done
          10. [ ] open

            Model.swift
            struct A {

              let x = "a  b" // 日本
            }

        > quoted words that wrap
        > around
        >
        > again

        wrapper: `@State`
        owns: yes

        wrapper: `@Binding`
        owns: no

        ---

        """
    )
  }

  @Test func `with colours the looks stand for themselves`() {
    let renderer = RichTextRenderer(width: 60, palette: .colored)
    #expect(
      marked(renderer.lines(sample)) == """
        <heading Who owns it>

        A <code @State> value is <strong owned> by the view's <emphasis identity> and <strikethrough not> by
        its value; see <link the docs> <https://example.com/a>.

        <muted • >one that is long enough to wrap
        <muted • >two
          <muted  9. >[x] done
          <muted 10. >[ ] open

        <muted │ Model.swift>
        <muted │ ><keyword struct> <typeName A> {
        <muted │>
        <muted │ >  <keyword let> x = <string "a  b"> <comment // 日本>
        <muted │ >}

        <muted > >quoted words that wrap around
        <muted >>
        <muted > >again

        <heading wrapper>   <heading owns>
        <muted ────────  ────>
        <code @State>    yes
        <code @Binding>  no

        <muted ────────────────────────────────────────>

        """
    )
  }

  @Test func `code is never wrapped and keeps every byte`() {
    let line = String(repeating: "x", count: 200) + "\t\u{1b}[0m  "
    let lines = RichTextRenderer(width: 20, palette: .plain)
      .lines([.code(info: "", text: line + "\n\n")])
    #expect(lines.map(\.plain) == ["│ " + line.replacingEscape, "│"])
  }

  @Test func `an item of several blocks gets air around it`() {
    let item = RichListItem(
      isChecked: nil,
      blocks: [.paragraph([.text("a")]), .code(info: "", text: "b\n")]
    )
    let lines = RichTextRenderer(width: 20, palette: .plain)
      .lines([.list(start: 1, items: [item, item])])
    #expect(page(lines) == "1. a\n\n   │ b\n\n2. a\n\n   │ b\n")
  }

  @Test func `a hard break ends the line`() {
    let spans: [RichSpan] = [.text("a"), .hardBreak, .text("b")]
    #expect(
      page(RichTextRenderer(width: 20, palette: .plain).lines([.paragraph(spans)])) == "a\nb\n"
    )
  }
}

extension String {
  fileprivate var replacingEscape: String {
    reduce(into: "") { $0 += $1 == "\u{1b}" ? "\\u{1b}" : String($1) }
  }
}
