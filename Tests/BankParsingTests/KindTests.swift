import BankParsing
import Core
import Testing

struct KindTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var kind: ItemKind?
    var report: [String] = []
    var metadata = "id: x"
  }

  static let fence = "```swift\nlet a = 1\n```\n"
  static let kinds = [
    Case(testDescription: "text", text: "A.\n", kind: .flashcard),
    Case(testDescription: "Answer", text: "Q.\n\n### Answer\nA.\n", kind: .flashcard),
    Case(testDescription: "Choices", text: "### Choices\n- [x] a\n- [ ] b\n", kind: .choice),
    Case(testDescription: "cloze", text: "A {{c1::b}}.\n", kind: .cloze),
    Case(testDescription: "Accept", text: "### Accept\n- a\n", kind: .typed),
    Case(testDescription: "Order", text: "### Order\n1. a\n2. b\n", kind: .order),
    Case(
      testDescription: "Run",
      text: "### Run\n\(fence)\n### Output\n```text\n1\n```\n",
      kind: .predict
    ),
    Case(
      testDescription: "Starter",
      text: "### Starter\n\(fence)\n### Solution\n\(fence)",
      kind: .exercise
    ),
    Case(
      testDescription: "Faults",
      text: "\(fence)\n### Faults\n- 1 a_rule\n",
      kind: .audit
    ),
    Case(
      testDescription: "marks that are meant as text",
      text: "A {{c1::b}}.\n",
      kind: .flashcard,
      metadata: "id: x; kind: flashcard"
    ),
    Case(
      testDescription: "the sections' kind once more",
      text: "### Accept\n- a\n",
      kind: .typed,
      metadata: "id: x; kind: typed"
    ),
    Case(
      testDescription: "a kind without its section",
      text: "A.\n",
      report: [
        "3:1: error: an item of the kind choice has a section 'Choices'; add one"
      ],
      metadata: "id: x; kind: choice"
    ),
    Case(
      testDescription: "a cloze without a mark",
      text: "A.\n",
      report: ["3:1: error: a cloze text has a mark; write '{{c1::text}}'"],
      metadata: "id: x; kind: cloze"
    ),
    Case(
      testDescription: "another kind than the sections'",
      text: "### Accept\n- a\n",
      report: [
        "3:1: error: the kind is order, but the item reads as typed; leave 'kind' out or change the "
          + "sections"
      ],
      metadata: "id: x; kind: order"
    ),
    Case(
      testDescription: "two kinds",
      text: "A {{c1::b}}.\n\n### Choices\n- [x] a\n\n### Accept\n- a\n",
      report: [
        "3:1: error: an item has one kind, and this one shows 'Choices', 'Accept' and '{{c1::…}}'; "
          + "make two items of it"
      ]
    ),
    Case(
      testDescription: "a section of another kind",
      text: "A.\n\n### Output\n```\n1\n```\n",
      report: [
        "7:1: error: an item of the kind flashcard has no section 'Output'; move its text to 'Why'"
      ]
    ),
    Case(
      testDescription: "Run without Output",
      text: "### Run\n\(fence)",
      report: ["3:1: error: an item of the kind predict has a section 'Output'; add one"]
    ),
    Case(
      testDescription: "Starter without Solution",
      text: "### Starter\n\(fence)",
      report: ["3:1: error: an item of the kind exercise has a section 'Solution'; add one"]
    ),
    Case(
      testDescription: "code without a fence",
      text: "### Run\n\(fence)\n### Output\n1\n2\n",
      report: [
        "11:1: error: the section 'Output' holds fenced code; write ``` on a line before and after "
          + "this text"
      ]
    ),
    Case(
      testDescription: "Faults without code",
      text: "Read.\n\n### Faults\n",
      report: [
        "3:1: error: an audit holds fenced code; add a fence"
      ]
    ),
    Case(
      testDescription: "no answer",
      text: "### Why\nB.\n",
      report: ["3:1: error: a flashcard has an answer; write it below the heading"]
    ),
    Case(
      testDescription: "an empty Answer",
      text: "Q.\n\n### Answer\n\n### Why\nB.\n",
      report: ["7:1: error: a flashcard has an answer; write it below the heading"]
    ),
    Case(
      testDescription: "an unknown section",
      text: "A.\n\n### Wy\nB.\n\n### Notes\nC.\n",
      kind: .flashcard,
      report: [
        "7:1: warning: unknown section 'Wy'; did you mean 'Why'?",
        "10:1: warning: unknown section 'Notes'; write '#### ' for a heading within the text",
      ]
    ),
    Case(
      testDescription: "a section twice",
      text: "A.\n\n### Hint\nB.\n\n### Hint\nC.\n\n### Why\nD.\n\n### Why\nE.\n",
      report: ["16:1: error: only 'Hint' may stand twice, and 'Why' does"]
    ),
  ]

  @Test(arguments: kinds)
  func `the kind follows from the sections, and none of them is lost`(_ item: Case) {
    let bank = Sample.item(item.text, metadata: item.metadata)
    #expect(bank.report == item.report)
    #expect(bank.items.map(\.kind) == (item.kind.map { [$0] } ?? []))
  }

  @Test func `the sections of any kind are read`() {
    let bank = Sample.item(
      """
      Question.

      ### Answer
      Answer.

      #### Not a section

      ### Why
      Why.
      ### Key points
      - one
      - two

        more
      ### Mid
      M.
      ### Senior
      S.
      ### Staff
      T.
      ### Hint
      First.
      ### Hint
      Second.
      ### Source
      The docs.
      """
    )
    #expect(bank.report == [])
    let item = bank.items[0]
    #expect(item.question.source == "## Question?\n\nQuestion.")
    #expect(item.content == .flashcard(answer: Markdown("Answer.\n\n#### Not a section")))
    #expect(item.why.source == "Why.")
    #expect(item.keyPoints.map(\.source) == ["one", "two\n\nmore"])
    #expect(item.levelAnswers.mapValues(\.source) == [.mid: "M.", .senior: "S.", .staff: "T."])
    #expect(item.hints.map(\.source) == ["First.", "Second."])
    #expect(item.source.source == "The docs.")
  }
}
