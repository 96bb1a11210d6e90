import BankParsing
import Core
import Testing

struct BankStructureTests {
  struct Absent: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var absence: BankAbsence

    static let all = [
      Absent(testDescription: "an empty file", text: "", absence: .noHeading),
      Absent(testDescription: "text alone", text: "Hello.\n", absence: .noHeading),
      Absent(testDescription: "no comment", text: "# Title\n\nText.\n", absence: .noComment),
      Absent(
        testDescription: "a comment elsewhere",
        text: "# Title\n\nText.\n<!-- bank: b -->\n",
        absence: .noComment
      ),
      Absent(
        testDescription: "a comment without the key",
        text: "# Title\n<!-- topic: a -->\n",
        absence: .noKey
      ),
      Absent(
        testDescription: "an item first",
        text: "## Item\n\n# Bank\n<!-- bank: b -->\n",
        absence: .otherHeading
      ),
      Absent(
        testDescription: "an underlined heading first",
        text: "Bank\n====\n<!-- bank: b -->\n",
        absence: .otherHeading
      ),
      Absent(
        testDescription: "a bank within a fence",
        text: "~~~markdown\n# Bank\n<!-- bank: b -->\n~~~\n",
        absence: .noHeading
      ),
    ]
  }

  @Test(arguments: Absent.all)
  func `a file that lacks something of a bank is none, and has no findings`(_ item: Absent) {
    let bank = Sample.bank(item.text)
    #expect(bank.absence == item.absence)
    #expect(bank.bank == nil)
    #expect(bank.findings.isEmpty)
    #expect(bank.items.isEmpty)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var ids: [String]
    var report: [String] = []
  }

  static let cases = [
    Case(
      testDescription: "spaces around headings and closing marks",
      text: "  ##   One?  ##  \n<!-- id: one -->\nA.\n\n###  Why   \nB.\n",
      ids: ["one"]
    ),
    Case(
      testDescription: "an empty line before the metadata",
      text: "## One?\n\n<!-- id: one -->\n\nA.\n",
      ids: ["one"]
    ),
    Case(
      testDescription: "headings in fences, quotes, lists and HTML",
      text: """
        ## One?
        <!-- id: one -->
        ~~~markdown
        ## No item
        ```
        ## Nor this
        ~~~

        > ## Nor this

        - ## Nor this

        <div>
        ## Nor this
        </div>

        #### Nor this

        ## Two?
        <!-- id: two -->
        A.
        """,
      ids: ["one", "two"]
    ),
    Case(
      testDescription: "a rule in the middle and at the end",
      text: "## One?\n<!-- id: one -->\nA.\n\n---\n\nB.\n\n## Two?\n<!-- id: two -->\nC.\n\n---",
      ids: ["one", "two"]
    ),
    Case(
      testDescription: "an underlined heading",
      text: "## One?\n<!-- id: one -->\nA.\n---\nB.\n",
      ids: ["one"],
      report: [
        "5:1: warning: a line underlined by '---' or '===' begins nothing here; write '## ' before "
          + "a heading, or an empty line before a rule"
      ]
    ),
    Case(
      testDescription: "a second bank heading",
      text: "## One?\n<!-- id: one -->\nA.\n\n# Two\nB.\n\n## Three?\n<!-- id: three -->\nC.\n",
      ids: ["one", "three"],
      report: [
        "7:1: error: a file holds one bank; write '## ' for an item, or move this to a file of its "
          + "own"
      ]
    ),
    Case(
      testDescription: "a section before the first item",
      text: "### Why\nA.\n\n## One?\n<!-- id: one -->\nB.\n",
      ids: ["one"],
      report: [
        "3:1: error: the section 'Why' belongs to no item; an item begins with a '## ' heading"
      ]
    ),
    Case(
      testDescription: "a heading without text",
      text: "##\n<!-- id: one -->\nA.\n\n## Two?\n<!-- id: two -->\nB.\n",
      ids: ["two"],
      report: ["3:1: error: a heading has text; write the question after '##'"]
    ),
    Case(
      testDescription: "no item",
      text: "Text.\n",
      ids: [],
      report: ["1:1: warning: this bank holds no item; an item begins with a '## ' heading"]
    ),
    Case(
      testDescription: "a comment that is never closed",
      text: "## One?\n<!-- id: one\nA.\n\n## Two?\n<!-- id: two -->\nB.\n",
      ids: ["two"],
      report: [
        "4:1: error: a comment ends with '-->' before the next one begins"
      ]
    ),
    Case(
      testDescription: "a comment that the next one closes, the last of two",
      text: "## One?\n<!-- id: one -->\nA.\n\n## Two?\n<!-- id: two\nB.\n\n## Three?\n"
        + "<!-- id: three --\nC.\n\n## Four?\n<!-- id: four -->\nD.\n",
      ids: ["one", "four"],
      report: [
        "8:1: error: a comment ends with '-->' before the next one begins",
        "12:1: error: a comment ends with '-->' before the next one begins",
      ]
    ),
    Case(
      testDescription: "a fence that is never closed hides no item",
      text: "## One?\n<!-- id: one -->\n```swift\nlet a = 1\n\n## Two?\n<!-- id: two -->\nB.\n",
      ids: ["two"],
      report: [
        "5:1: error: a fence is closed by a line of the same marks"
      ]
    ),
    Case(
      testDescription: "a fence that the next item's closes",
      text: "## One?\n<!-- id: one -->\n```swift\nlet a = 1\n\n## Two?\n<!-- id: two -->\n"
        + "```swift\nlet b = 2\n```\n\n## Three?\n<!-- id: three -->\nC.\n",
      ids: ["one", "three"],
      report: [
        "5:1: warning: this fence holds what looks like the item 'Two?' on line 8; is its closing "
          + "line missing?"
      ]
    ),
    Case(
      testDescription: "metadata after text",
      text: "## One?\nA.\n<!-- id: one -->\n\n## Two?\n<!-- id: two -->\nB.\n",
      ids: ["two"],
      report: [
        "5:1: error: metadata stands in one comment directly after the heading; move it there"
      ]
    ),
    Case(
      testDescription: "text behind the metadata",
      text: "## One?\n<!-- id: one --> A.\n\n## Two?\n<!-- id: two -->\nB.\n",
      ids: ["two"],
      report: [
        "4:18: error: nothing stands on the line after a metadata comment's '-->'; move the text "
          + "down"
      ]
    ),
  ]

  @Test(arguments: cases)
  func `structure comes from headings at the top level`(_ item: Case) {
    let bank = Sample.items(item.text)
    #expect(bank.ids == item.ids)
    #expect(bank.report.sorted() == item.report.sorted())
  }

  @Test func `front matter is a finding, and the first item after it is found`() {
    let bank = Sample.bank(
      "---\ntitle: x\ntags:\n  - y\n---\n# Bank\n<!-- bank: b -->\n## One?\n<!-- id: a; level: mid -->\nA.\n"
    )
    #expect(bank.ids == ["a"])
    #expect(bank.items[0].question.source == "## One?")
    #expect(
      bank.report == [
        "1:1: warning: a bank has no front matter; its metadata stands in a comment after the '# ' "
          + "heading"
      ]
    )
  }

  @Test func `text before the bank's heading is a finding, a comment is not`() {
    let bank = Sample.bank("<!-- licence -->\n\nHello.\n\n# Bank\n<!-- bank: b -->\n## A\nB.\n")
    #expect(bank.codes == ["stray_text", "level_missing"])
    #expect(bank.findings[0].start == TextPosition(line: 3, column: 1))
  }
}
