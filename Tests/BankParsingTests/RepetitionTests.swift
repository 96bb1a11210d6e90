import BankParsing
import Core
import Testing

struct RepetitionTests {
  static let items = [
    CheckedItem(
      testDescription: "an option, with and without backticks",
      heading: "Which?",
      text: "### Choices\n- [x] `@State`\n- [ ] b\n\n  No.\n- [ ] @State\n\n  Nor this.",
      report: [
        "10:1: error: each option says something else, and this one is there already; change it or "
          + "remove it"
      ]
    ),
    CheckedItem(
      testDescription: "options that are told apart by case",
      heading: "Which?",
      text: "### Choices\n- [x] `task`\n- [ ] `Task`\n\n  No."
    ),
    CheckedItem(
      testDescription: "an option that points at the others",
      heading: "Which?",
      text: "### Choices\n- [x] all of the above\n- [ ] b\n\n  No.",
      report: [
        "6:1: warning: options are shuffled, so that none stands above another; say what is meant"
      ]
    ),
    CheckedItem(
      testDescription: "an option about what lies above",
      heading: "Where?",
      text: "### Choices\n- [x] above the screen\n- [ ] b\n\n  No."
    ),
    CheckedItem(
      testDescription: "a step",
      heading: "Order them",
      text: "### Order\n1. read\n2. write\n3. read",
      report: [
        "8:1: error: no two steps can be exchanged, and this one is there already; tell them apart"
      ]
    ),
    CheckedItem(
      testDescription: "an accepted answer",
      heading: "Which?",
      text: "### Accept\n- `a`\n- a\n- `a`",
      report: [
        "3:1: warning: each entry of 'Accept' is another spelling, and '`a`' is there twice; remove one"
      ]
    ),
    CheckedItem(
      testDescription: "an answer in its hint",
      heading: "Which?",
      text: "### Accept\n- `@Binding`\n\n### Hint\nNot state.\n\n### Hint\nIt is `@Binding`.",
      report: [
        "12:1: warning: a hint leads on, and '`@Binding`' is the answer itself; ask a question instead"
      ]
    ),
    CheckedItem(
      testDescription: "a gap in its hint",
      heading: "Complete it",
      text: "It has an {{c1::owner}}.\n\n### Hint\nEach has one owner.",
      report: [
        "8:1: warning: a hint leads on, and 'owner' is the answer itself; ask a question instead"
      ]
    ),
    CheckedItem(
      testDescription: "an answer in 'Why'",
      heading: "Who?",
      text: "The parent keeps its value.\n\n### Why\nIts value the parent keeps.",
      report: [
        "8:1: warning: 'Why' says more than the answer, and nearly all of its words stand there "
          + "already; tell the mechanism"
      ]
    ),
    CheckedItem(
      testDescription: "a 'Why' that says more",
      heading: "Who?",
      text:
        "The parent keeps its value.\n\n### Why\nThe parent keeps its value, for it lives longer."
    ),
    CheckedItem(
      testDescription: "versions that leave no time",
      heading: "Since when?",
      text: "Since then.",
      metadata: "id: x; since: iOS17; until: iOS17.0",
      report: [
        "3:1: error: an answer holds from 'since' on and before 'until', and iOS17 is not before "
          + "iOS17.0; change one"
      ]
    ),
    CheckedItem(
      testDescription: "versions in the wrong order",
      heading: "Since when?",
      text: "Since then.",
      metadata: "id: x; since: iOS17.2; until: iOS17.1",
      report: [
        "3:1: error: an answer holds from 'since' on and before 'until', and iOS17.2 is not before "
          + "iOS17.1; change one"
      ]
    ),
    CheckedItem(
      testDescription: "versions of two systems",
      heading: "Since when?",
      text: "Since then.",
      metadata: "id: x; since: iOS17; until: Swift6"
    ),
  ]

  @Test(arguments: items)
  func `what stands twice, or cannot be, is told at its line`(_ item: CheckedItem) {
    #expect(item.found == item.report)
  }

  struct Chain: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var opening: String
    var followUp: String
    var report: [String] = []
  }

  static let chains = [
    Chain(
      testDescription: "a form of the opening",
      opening: "id: a",
      followUp: "id: b; after: a; variant-of: a",
      report: [
        "8:20: error: forms of one question share its memory and do not follow each other, and 'a' is "
          + "a form of this one; leave 'after' or 'variant-of' out"
      ]
    ),
    Chain(
      testDescription: "a harder question after a weak answer",
      opening: "id: a; level: mid",
      followUp: "id: b; after: a; when: weak; level: staff",
      report: [
        "8:20: warning: after a weak answer the same is asked in an easier form, and this one is staff "
          + "after mid; lower its level, or write 'when: strong'"
      ]
    ),
    Chain(
      testDescription: "an equal one",
      opening: "id: a; level: staff",
      followUp: "id: b; after: a; when: weak; level: staff"
    ),
    Chain(
      testDescription: "a harder one after a strong answer",
      opening: "id: a; level: mid",
      followUp: "id: b; after: a; when: strong; level: staff"
    ),
  ]

  @Test(arguments: chains)
  func `a follow-up fits its opening`(_ chain: Chain) {
    let library = Library([
      Sample.items(
        "## One?\n<!-- \(chain.opening) -->\nA.\n\n## Two?\n<!-- \(chain.followUp) -->\nB.\n"
      )
    ])
    #expect(library.findings == [])
    let found = BankCheck.findings(in: library, claims: nil).map(\.line)
    #expect(found == chain.report)
  }
}
