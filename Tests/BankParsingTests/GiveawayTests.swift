import BankParsing
import Core
import Testing

struct GiveawayTests {
  private static func held(_ answer: String, at line: Int) -> [String] {
    [
      "\(line):1: error: a question does not hold its answer, and '\(answer)' stands here; reword it"
    ]
  }

  static let typed = [
    CheckedItem(
      testDescription: "a name in backticks",
      heading: "What does `@FocusState` replace?",
      text: "### Accept\n- `@FocusState`\n- `FocusState`",
      report: held("`@FocusState`", at: 3)
    ),
    CheckedItem(
      testDescription: "another spelling that is accepted too",
      heading: "Which wrapper?",
      text: "One that keeps `FocusState` values.\n\n### Accept\n- `@Focus`\n- `FocusState`",
      report: held("`FocusState`", at: 5)
    ),
    CheckedItem(
      testDescription: "a plain word, in the plural and in upper case",
      heading: "Bindings are lent. What is lent?",
      text: "### Accept\n- a binding",
      report: held("a binding", at: 3)
    ),
    CheckedItem(
      testDescription: "several words in a row, on a later line",
      heading: "Which rule?",
      text: "Nobody\nhas a second source\nof truth for it.\n\n### Accept\n- source of truth",
      report: held("source of truth", at: 6)
    ),
    CheckedItem(
      testDescription: "an attribute without backticks, at the begin of the question",
      heading: "@Binding lends. What else does?",
      text: "### Accept\n- @Binding",
      report: held("@Binding", at: 3)
    ),
    CheckedItem(
      testDescription: "a word of prose that an attribute has too",
      heading: "Which wrapper keeps a private state?",
      text: "### Accept\n- @State"
    ),
    CheckedItem(
      testDescription: "a part of another word",
      heading: "Who rebinds the statement?",
      text: "### Accept\n- state\n- bind"
    ),
    CheckedItem(
      testDescription: "the same words apart",
      heading: "Which truth has a source?",
      text: "### Accept\n- source of truth"
    ),
    CheckedItem(
      testDescription: "the projection of what is declared",
      heading: "What completes the toggle of `@State var isOn`?",
      text: "### Accept\n- `$isOn`"
    ),
    CheckedItem(
      testDescription: "a name of code that is a word at the begin of a sentence",
      heading: "State that a view keeps: which wrapper?",
      text: "### Accept\n- `@State`\n- `State`"
    ),
    CheckedItem(
      testDescription: "a keyword that is a word of the sentence",
      heading: "You let a row show it. How is it declared?",
      text: "### Accept\n- `let`"
    ),
    CheckedItem(
      testDescription: "alternatives",
      heading: "Is a view a class or a struct?",
      text: "### Accept\n- a struct"
    ),
    CheckedItem(
      testDescription: "a choice among names",
      heading: "Which of `first`, `second` and `third` is stored?",
      text: "### Accept\n- `second`"
    ),
    CheckedItem(
      testDescription: "a number",
      heading: "Of 2 rows 1 changes. How many bodies run?",
      text: "### Accept\n- 1\n- one"
    ),
    CheckedItem(
      testDescription: "code in a fence, of which a name is picked, and a link's target",
      heading: "What is stored twice?",
      text: "See [it](#x).\n\n```swift\nvar total = 0\n```\n\n### Accept\n- `total`\n- x"
    ),
  ]

  private static func shown(_ text: String, _ number: Int, at line: Int) -> String {
    "\(line):1: error: what a gap hides stands nowhere else, and '\(text)' of c\(number) stands here; "
      + "reword it, or hide it here too"
  }

  static let clozes = [
    CheckedItem(
      testDescription: "in the heading",
      heading: "What is a getter?",
      text: "It reads through a {{c1::getter}}.",
      report: [shown("getter", 1, at: 3)]
    ),
    CheckedItem(
      testDescription: "in the rest of the text, in the plural",
      heading: "Complete it",
      text: "A copy has {{c1::owner}}s.\n\nOwners are two.",
      report: [shown("owner", 1, at: 7)]
    ),
    CheckedItem(
      testDescription: "in its hint",
      heading: "Complete it",
      text: "It belongs to the {{c1::parent view::the parent view}}.",
      report: [shown("parent view", 1, at: 5)]
    ),
    CheckedItem(
      testDescription: "in the gap of another number",
      heading: "Complete it",
      text: "The {{c1::owner}} writes, and {{c2::no owner}} is asked.",
      report: [shown("owner", 1, at: 5)]
    ),
    CheckedItem(
      testDescription: "in code, as code",
      heading: "What is `@Binding`?",
      text: "Write access comes with {{c1::`@Binding`}}.",
      report: [shown("`@Binding`", 1, at: 3)]
    ),
    CheckedItem(
      testDescription: "hidden twice by one number",
      heading: "Complete it",
      text: "Each {{c1::owner}} is one {{c1::owner}}."
    ),
    CheckedItem(
      testDescription: "a kind in the hint",
      heading: "Complete it",
      text: "It belongs to the {{c1::parent::which view}}, and is pure {{c2::cost::gain or cost}}."
    ),
    CheckedItem(
      testDescription: "a type and a modifier of nearly one name",
      heading: "Complete it",
      text: "A `Task` goes on, {{c1::`.task`::modifier}} does not."
    ),
    CheckedItem(
      testDescription: "a word of every sentence",
      heading: "Complete it",
      text: "It is {{c1::not}} read, and not written."
    ),
  ]

  private static let named =
    "error: a question does not hold its answer, and 'state_not_private' is the rule that is broken; "
    + "say what a user or a reviewer notices"

  static let rules = [
    CheckedItem(
      testDescription: "an exercise",
      heading: "Repair it",
      text: "It breaks `state_not_private`.\n\n"
        + "### Starter\n```swift\na\n```\n\n### Solution\n```swift\nb\n```",
      metadata: "id: x; rules: state_not_private",
      report: ["5:1: \(named)"]
    ),
    CheckedItem(
      testDescription: "an audit",
      heading: "Find state_not_private",
      text: "```swift\na\n```\n\n### Faults\n- 1 state_not_private",
      report: ["3:1: \(named)"]
    ),
    CheckedItem(
      testDescription: "an audit that only has it as its fault",
      heading: "Find the state that is not private",
      text: "```swift\na\n```\n\n### Faults\n- 1 state_not_private"
    ),
  ]

  @Test(arguments: typed)
  func `a typed answer does not stand in its question`(_ item: CheckedItem) {
    #expect(item.found == item.report)
  }

  @Test func `nothing is given away before it is filled in`() {
    let library = Library([
      Sample.items("## FILL IN: an answer\n<!-- id: x -->\n### Accept\n- answer\n")
    ])
    #expect(BankCheck.findings(in: library, claims: nil) == [])
  }

  @Test(arguments: clozes)
  func `what a gap hides is not shown beside it`(_ item: CheckedItem) {
    #expect(item.found == item.report)
  }

  @Test(arguments: rules)
  func `a question does not name the rule that is broken`(_ item: CheckedItem) {
    #expect(item.found == item.report)
  }
}
