import BankParsing
import Core
import Testing

struct BankCheckTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var items: String
    var report: [String] = []
  }

  static func item(_ id: String, _ heading: String, _ text: String, _ more: String = "") -> String {
    "## \(heading)\n<!-- id: \(id)\(more) -->\n\(text)\n\n"
  }

  static func words(_ count: Int, _ word: String = "w") -> String {
    (0..<count).map { "\(word)\($0)" }.joined(separator: " ")
  }

  static let cases = [
    Case(
      testDescription: "options without a right one",
      items: item("a", "Q?", "### Choices\n- [ ] b\n\n  No.\n- [ ] c\n\n  Nor this.\n"),
      report: ["6:1: error: a choice has a right option; mark one with '[x]'"]
    ),
    Case(
      testDescription: "options without a wrong one",
      items: item("a", "Q?", "### Choices\n- [x] b\n"),
      report: ["6:1: error: a choice has a wrong option; add one with '[ ]'"]
    ),
    Case(
      testDescription: "wrong options without explanations of their own",
      items: item(
        "a",
        "Q?",
        "### Choices\n- [x] b\n- [ ] c\n- [ ] d\n\n  No.\n- [ ] e\n\n  No.\n"
      ),
      report: [
        "7:1: error: a wrong option says why it is wrong; write it below, indented, after an empty "
          + "line",
        "13:1: error: each wrong option has an explanation of its own, and this one is there already",
      ]
    ),
    Case(
      testDescription: "claims",
      items: item("a", "Q?", "A.", "; covers: C01 C10 X9"),
      report: [
        "4:21: error: 'covers' names claims of the list of claims, and 'C10' is none; did you mean "
          + "'C01'?",
        "4:21: error: 'covers' names claims of the list of claims, and 'X9' is none; add it to "
          + "'claims.md' or leave it out",
      ]
    ),
    Case(
      testDescription: "links",
      items: item(
        "a",
        "Q?",
        "See [b](#b), [web](https://x.y/#b) and `[c](#d)`.\n\n### Why\n[b](#bb)"
      )
        + item("b", "Other?", "{{c1::x}}, see [it](#b#c1)"),
      report: [
        "8:1: error: a link to '#…' leads to an item, and 'bb' is none; did you mean 'b'?"
      ]
    ),
    Case(testDescription: "75 words", items: item("a", "Q?", words(75))),
    Case(
      testDescription: "76 words",
      items: item("a", "Q?", words(76)),
      report: [
        "5:1: error: an answer has at most 75 words, and this one 76; move the rest to 'Why'"
      ]
    ),
    Case(
      testDescription: "code and comments are no words",
      items: item(
        "a",
        "Q?",
        "\(words(75)) -- <!-- \(words(9)) -->\n\n```swift\n\(words(50))\n```\n"
      )
    ),
    Case(
      testDescription: "an answer that repeats its question",
      items: item("a", "When does a view own its state?", "A view does own its state."),
      report: [
        "5:1: error: an answer says more than its question; nearly all of its words stand there "
          + "already"
      ]
    ),
    Case(
      testDescription: "a long answer below its question",
      items: item("a", "Q?", "When?\n\n### Answer\n\n\(words(76))"),
      report: [
        "9:1: error: an answer has at most 75 words, and this one 76; move the rest to 'Why'"
      ]
    ),
    Case(
      testDescription: "a solution with other files than the starter",
      items: item(
        "a",
        "Repair it",
        "### Starter\n```swift A.swift\na\n```\n\n```swift B.swift\nb\n```\n\n"
          + "### Solution\n```swift A.swift\nb\n```\n\n```swift C.swift\nb\n```\n",
        "; rules: r"
      ),
      report: [
        "15:1: error: a solution has all files of the starter, and 'B.swift' is not among its "
          + "fences; did you mean 'C.swift'?",
        "19:1: error: a solution has no other files than the starter, and 'C.swift' is none of its; "
          + "add it to 'Starter', or move its code",
      ]
    ),
    Case(
      testDescription: "an exercise without a goal",
      items: item(
        "a",
        "Repair it",
        "### Starter\n```swift\na\n```\n\n### Solution\n```swift\nb\n```\n"
      ),
      report: [
        "3:1: error: an exercise names the 'rules' that its starter breaks, or has a section "
          + "'Scenario'"
      ]
    ),
  ]

  @Test(arguments: cases)
  func `a check proves what is in the text`(_ item: Case) {
    let library = Library([Sample.items(item.items)])
    #expect(library.findings == [])
    let findings = BankCheck.findings(in: library, claims: ["C01", "C02"])
    #expect(findings.map(\.line) == item.report)
  }

  @Test func `without a list of claims none is unknown`() {
    let library = Library([Sample.items(Self.item("a", "Q?", "A.", "; covers: C1"))])
    #expect(BankCheck.findings(in: library, claims: nil) == [])
  }

  static let question = "one two three four five"
  static let likeness = [
    Case(
      testDescription: "the same",
      items: item("a", question, "A.") + item("b", "FIVE four, three two one!", "B."),
      report: [
        "7:1: error: two questions differ, and this one shares 100 % of its words with 'a' at "
          + "b.md:3; reword it, make it a variant, or write 'tags: like:a'"
      ]
    ),
    Case(
      testDescription: "six tenths",
      items: item("a", "one two three four", "A.") + item("b", "one two three five", "B."),
      report: [
        "7:1: error: two questions differ, and this one shares 60 % of its words with 'a' at "
          + "b.md:3; reword it, make it a variant, or write 'tags: like:a'"
      ]
    ),
    Case(
      testDescription: "less",
      items: item("a", question, "A.") + item("b", "one two three six seven", "B.")
    ),
    Case(
      testDescription: "tagged",
      items: item("a", question, "A.") + item("b", question, "B.", "; tags: like:a")
    ),
    Case(
      testDescription: "variants",
      items: item("a", question, "A.") + item("b", question, "B.", "; variant-of: a")
        + item("c", question, "B.", "; variant-of: a")
    ),
    Case(
      testDescription: "the numbers of a cloze item",
      items: item("a", question, "{{c1::x}} {{c2::y}}")
    ),
    Case(
      testDescription: "the same words about other code",
      items: item("a", question, "```swift\na b c d e\n```\n### Faults\n- 1 r\n")
        + item("b", question, "```swift\nf g h i j\n```\n### Faults\n- 1 r\n")
    ),
  ]

  @Test(arguments: likeness)
  func `no two questions are alike, unless they are meant to be`(_ item: Case) {
    let library = Library([Sample.items(item.items)])
    #expect(BankCheck.findings(in: library, claims: nil).map(\.line) == item.report)
  }

  @Test(.timeLimit(.minutes(1)))
  func `ten thousand questions are compared at once`() {
    var generator = SeededGenerator(seed: 7)
    let items = (0..<10_000).map { index in
      let words = (0..<12).map { _ in "w\(Int.random(in: 0..<3000, using: &generator))" }
      return Self.item("i\(index)", words.joined(separator: " "), "A.")
    }
    let library = Library([Sample.items(items.joined())])
    #expect(library.items.count == 10_000)
    #expect(BankCheck.findings(in: library, claims: []) == [])
  }
}
