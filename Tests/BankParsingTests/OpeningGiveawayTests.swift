import BankParsing
import Core
import Testing

struct OpeningGiveawayTests {
  struct Chain: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var heading: String
    var answer: String
    var report: [String] = []
  }

  private static func held(_ answer: String) -> [String] {
    [
      "12:20: warning: a question is shown below the headings that lead to it, and '\(answer)' stands "
        + "in that of 'a'; reword one of them, or let it follow something else"
    ]
  }

  static let chains = [
    Chain(
      testDescription: "a typed answer",
      heading: "Who owns `@Binding`?",
      answer: "### Accept\n- Binding",
      report: held("Binding")
    ),
    Chain(
      testDescription: "what a gap hides",
      heading: "Why is it lent by a binding?",
      answer: "It is a {{c1::binding::loan}}.",
      report: held("binding")
    ),
    Chain(
      testDescription: "the answer of a flashcard, which is said in one's own words",
      heading: "Why is it lent by a binding?",
      answer: "By a binding."
    ),
    Chain(
      testDescription: "a typed answer that no heading holds",
      heading: "Why is it lent?",
      answer: "### Accept\n- Binding"
    ),
  ]

  @Test(arguments: chains)
  func `what leads to a question does not hold its answer`(_ chain: Chain) {
    let library = Library([
      Sample.items(
        "## \(chain.heading)\n<!-- id: a -->\nA.\n\n## Two?\n<!-- id: b; after: a -->\nB.\n\n"
          + "## Three?\n<!-- id: c; after: b -->\n\(chain.answer)\n"
      )
    ])
    #expect(library.findings == [])
    #expect(BankCheck.findings(in: library, claims: nil).map(\.line) == chain.report)
  }
}
