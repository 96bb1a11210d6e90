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
}
