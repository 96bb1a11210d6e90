import BankParsing
import Core
import Testing

/// What goes wrong in the loaders of tools like this one.
struct BugReportTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var ids: [String]
    var codes: [String] = []
  }

  static let cases = [
    Case(
      testDescription: "a line that opens and closes a fence on itself is a code span",
      text: "## A\n<!-- id: a -->\nx\n\n## B\n<!-- id: b -->\n```not a fence```\n\n## C\n"
        + "<!-- id: c -->\ny\n",
      ids: ["a", "b", "c"]
    ),
    Case(
      testDescription: "a fence of YAML with rules and empty lines",
      text: "## A\n<!-- id: a -->\n```yaml\n---\nb: c\n\n---\n```\n\n## B\n<!-- id: b -->\nx\n",
      ids: ["a", "b"]
    ),
    Case(
      testDescription: "string interpolation and braces in code",
      text: "## A\n<!-- id: a -->\n`\"\\(x) {{y}}\"` and `{ { } }`\n",
      ids: ["a"]
    ),
    Case(
      testDescription: "inline code in the second of three answers",
      text: "## A\n<!-- id: a -->\nx\n\n## B\n<!-- id: b -->\n`y`\n\n## C\n<!-- id: c -->\nz\n",
      ids: ["a", "b", "c"]
    ),
    Case(
      testDescription: "a cloze that is also a link",
      text: "## A\n<!-- id: a -->\n[{{c1::b}}](#a) and {{c2::[c](#a)}}\n",
      ids: ["a#c1", "a#c2"]
    ),
    Case(
      testDescription: "a file that ends with a closing fence and no line end",
      text: "## A\n<!-- id: a -->\n```swift\nlet b = 1\n```",
      ids: ["a"]
    ),
    Case(
      testDescription: "one broken item among four",
      text: "## A\n<!-- id: a -->\nx\n\n## B\n<!-- id: b; minutes: x -->\ny\n\n## C\n"
        + "<!-- id: c -->\nz\n\n## D\n<!-- id: d -->\n### Choices\n- [x] e\n",
      ids: ["a", "c", "d"],
      codes: ["broken_value"]
    ),
    Case(
      testDescription: "text with no heading of its own belongs to the item above",
      text: "## A\n<!-- id: a -->\nx\n\n---\n\nI forgot the heading.\n\n---\n\n## B\n"
        + "<!-- id: b -->\ny\n",
      ids: ["a", "b"]
    ),
    Case(
      testDescription: "almost the right format is told from an empty bank",
      text: "### A\nx\n\n### B\ny\n",
      ids: [],
      codes: ["no_items", "stray_section", "stray_section"]
    ),
    Case(
      testDescription: "a tilde fence around a backtick fence, and four marks around three",
      text: "## A\n<!-- id: a -->\n~~~\n```\n## No\n~~~\n\n## B\n<!-- id: b -->\n````\n```\n## No\n"
        + "````\n\n## C\n<!-- id: c -->\nx\n",
      ids: ["a", "b", "c"]
    ),
    Case(
      testDescription: "a fence with lines that other tools begin a card at",
      text: "## A\n<!-- id: a -->\n```\nQ: x\nA: y\n---\na::b\n```\n\n## B\n<!-- id: b -->\nx\n",
      ids: ["a", "b"]
    ),
    Case(
      testDescription: "tabs after marks, before text and around values",
      text: "##\tA\t\n<!--\tid:\ta\t;\tlevel:\tmid\t-->\n\n###\tWhy\nx\n\n### Answer\ny\n\n##  B\n"
        + "<!-- id: b -->\n1.\tx\n",
      ids: ["a", "b"]
    ),
    Case(
      testDescription: "no-break spaces in metadata",
      text: "## A\n<!--\u{a0}id:\u{a0}a;\u{a0}level: mid\u{a0}-->\nx\n",
      ids: ["a"]
    ),
    Case(
      testDescription: "no-break, thin and ideographic spaces in text",
      text:
        "## A\u{a0}b\n<!-- id: a -->\nx\u{2009}y\u{3000}z\n\n\u{a0}\n\n## B\n<!-- id: b -->\nx\n",
      ids: ["a", "b"]
    ),
    Case(
      testDescription: "a no-break space after a heading's marks leaves the item out, and is told",
      text: "## A\n<!-- id: a -->\nx\n\n##\u{a0}B\n<!-- id: b -->\ny\n\n## C\n<!-- id: c -->\nz\n",
      ids: ["c"],
      codes: ["unspaced_heading"]
    ),
    Case(
      testDescription: "headings without a space are told, and other marks are text",
      text:
        "## A\n<!-- id: a -->\nx\n##B\ny\n\n###Why\nz\n\n## C\n<!-- id: c -->\n#Preview and #12\n"
        + "```\n##d\n```\n",
      ids: ["c"],
      codes: ["unspaced_heading", "unspaced_heading"]
    ),
    Case(
      testDescription: "ids that differ in nothing but case, of which one is none",
      text: "## A\n<!-- id: a -->\nx\n\n## B\n<!-- id: A -->\ny\n",
      ids: ["a"],
      codes: ["broken_value"]
    ),
  ]

  @Test(arguments: cases)
  func `all items are found, and nothing is dropped in silence`(_ item: Case) {
    let bank = Sample.items(item.text)
    #expect(bank.ids == item.ids)
    #expect(bank.codes == item.codes)
  }

  @Test func `an item's text holds all that stands between rules`() {
    let bank = Sample.items(Self.cases[7].text)
    #expect(
      bank.items[0].content
        == .flashcard(answer: Markdown("x\n\n---\n\nI forgot the heading.\n\n---"))
    )
  }

  @Test func `a byte order mark before front matter changes nothing`() {
    let text = "---\ntitle: x\n---\n# Bank\n<!-- bank: b; level: mid -->\n## A\n<!-- id: a -->\nx\n"
    let marked = BankParser.parse([0xef, 0xbb, 0xbf] + Array(text.utf8), file: "b.md")
    #expect(marked == Sample.bank(text))
    #expect(marked.ids == ["a"])
    #expect(marked.codes == ["front_matter"])
  }

  @Test func `a heading that lacks a space is told at its place, with the way out`() {
    let bank = Sample.items("## A\n<!-- id: a -->\nx\n\n  ##\u{a0}B\ny\n\n###Why\nz\n")
    #expect(
      bank.report == [
        "7:3: error: a heading has a space after its marks; write '## ', for here stands a no-break "
          + "space, as Option-Space writes it",
        "10:1: error: a heading has a space after its marks; write '### '",
      ]
    )
  }
}
