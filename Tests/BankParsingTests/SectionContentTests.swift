import BankParsing
import Core
import Testing

struct SectionContentTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var report: [String]
  }

  static let fence = "```swift\nlet a = 1\n```\n"
  static let broken = [
    Case(
      testDescription: "an option without a box",
      text: "### Choices\n- [x] a\n- b\n",
      report: ["7:1: error: an option begins with '- [ ]' or '- [x]' and has text"]
    ),
    Case(
      testDescription: "an option without text",
      text: "### Choices\n- [x] a\n- [ ]\n",
      report: ["7:1: error: an option begins with '- [ ]' or '- [x]' and has text"]
    ),
    Case(
      testDescription: "text among options",
      text: "### Choices\nPick one.\n\n- [x] a\n",
      report: [
        "6:1: error: the section 'Choices' holds a list of options alone; indent this text where it "
          + "explains the option above, or move it to another section"
      ]
    ),
    Case(
      testDescription: "an empty entry",
      text: "### Accept\n- a\n-\n",
      report: ["7:1: error: an entry of a list has text; fill it or remove it"]
    ),
    Case(
      testDescription: "steps without numbers",
      text: "### Order\n- a\n- b\n",
      report: ["6:1: error: the steps of 'Order' are a numbered list; write '1.'"]
    ),
    Case(
      testDescription: "one step",
      text: "### Order\n1. a\n",
      report: ["5:1: error: an order has two steps or more; add one"]
    ),
    Case(
      testDescription: "text beside code",
      text: "### Starter\nLook.\n\n\(fence)\n### Solution\n\(fence)",
      report: [
        "6:1: error: the section 'Starter' holds fenced code alone; move this text to another "
          + "section"
      ]
    ),
    Case(
      testDescription: "a section without code",
      text: "### Starter\n\(fence)\n### Solution\n<!-- none -->\n",
      report: ["10:1: error: the section 'Solution' holds fenced code; add a fence"]
    ),
    Case(
      testDescription: "two files without names",
      text: "### Starter\n\(fence)\(fence)\n### Solution\n\(fence)",
      report: [
        "9:4: error: each fence is a file of its own, and 'Snippet.swift' is there already; write "
          + "another name after the language"
      ]
    ),
    Case(
      testDescription: "a driver named as the starter",
      text: "### Starter\n\(fence)\n### Driver\n\(fence)\n### Solution\n\(fence)",
      report: [
        "11:1: error: each fence is a file of its own, and 'Snippet.swift' is there already; write "
          + "another name after the language"
      ]
    ),
    Case(
      testDescription: "a file in a folder",
      text: "### Starter\n```swift ../A.swift\n```\n\n### Solution\n\(fence)",
      report: [
        "6:4: error: a file's name is letters, digits, '.', '_', '-' and '+', and '../A.swift' is "
          + "not"
      ]
    ),
    Case(
      testDescription: "two outputs",
      text: "### Run\n\(fence)\n### Output\n```\n1\n```\n\n```\n2\n```\n",
      report: ["15:1: error: the section 'Output' holds one fence; join them"]
    ),
    Case(
      testDescription: "a broken fault",
      text: "\(fence)\n### Faults\n- line 1: a_rule\n- A.swift:1 a_rule\n",
      report: [
        "10:1: error: a fault is '- File.swift:12 rule_id', and 'line 1: a_rule' is not",
        "11:1: error: no fence of this item is the file 'A.swift'",
      ]
    ),
  ]

  @Test(arguments: broken)
  func `a section holds what it is for, or its item is left out`(_ item: Case) {
    let bank = Sample.item(item.text + "\n## Next?\n<!-- id: next -->\nA.\n")
    #expect(bank.report == item.report)
    #expect(bank.ids == ["next"])
  }

  struct Entry: Sendable, CustomTestStringConvertible {
    var list: String
    var texts: [String]
    var testDescription: String { list }
  }

  static let entries = [
    Entry(list: "1. a\n2. b", texts: ["a", "b"]),
    Entry(list: "10. a\n11. b\n\n    c", texts: ["a", "b\n\nc"]),
    Entry(list: "1)  a\n    b\n2)  c", texts: ["a\nb", "c"]),
    Entry(list: "1. a\nlazy\n2. b", texts: ["a\nlazy", "b"]),
    Entry(list: "  1. a\n  2. b\n     c", texts: ["a", "b\nc"]),
    Entry(
      list: "1. a\n   ```swift\n   if x {\n       y\n   }\n   ```\n2. b",
      texts: ["a\n```swift\nif x {\n    y\n}\n```", "b"]
    ),
    Entry(list: "1. `let a`\n2. *b*", texts: ["`let a`", "*b*"]),
    Entry(list: "1.\ta\n\n\tb\n2.\tc", texts: ["a\n\nb", "c"]),
    Entry(list: "1. a\n   - x\n   - y\n2. b", texts: ["a\n- x\n- y", "b"]),
  ]

  @Test(arguments: entries)
  func `an entry is its text without the mark and the indentation`(_ item: Entry) {
    let bank = Sample.item("### Order\n" + item.list + "\n")
    #expect(bank.report == [])
    #expect(bank.items.map(\.content) == [.order(item.texts.map { Markdown($0) })])
  }

  @Test func `only the marked options are options, and code in them stays`() {
    let bank = Sample.item(
      """
      - not an option
      - nor this

      ### Choices
      * [X] `@State`
      * [ ] `@Binding`
        on two lines

        Why not.

        ```swift
        let a = 1
        ```

      <!-- nothing -->
      - [ ] ~~other~~
      """
    )
    #expect(bank.report == [])
    #expect(bank.items[0].question.source == "## Question?\n\n- not an option\n- nor this")
    #expect(
      bank.items[0].content
        == .choice([
          ChoiceOption(text: Markdown("`@State`"), explanation: Markdown(""), isRight: true),
          ChoiceOption(
            text: Markdown("`@Binding`\non two lines"),
            explanation: Markdown("Why not.\n\n```swift\nlet a = 1\n```"),
            isRight: false
          ),
          ChoiceOption(text: Markdown("~~other~~"), explanation: Markdown(""), isRight: false),
        ])
    )
  }

  @Test func `accepted answers stand as the bank writes them`() {
    let bank = Sample.item("### Accept\n- `@State`\n- state\n")
    #expect(bank.items[0].content == .typed(accepted: ["`@State`", "state"]))
  }

  @Test func `an audit's files are the fences of its question, which shows its other text`() {
    let bank = Sample.item(
      """
      Read this.

      ```swift A.swift
      let a = 1
      ```

      And this.

      ```swift B.swift
      ```

      ### Faults
      - A.swift:1 rule_one
      - `B.swift:12` `rule_two`
      - 3 rule_three
      """
    )
    #expect(bank.report == [])
    #expect(bank.items[0].question.source == "## Question?\n\nRead this.\n\n\nAnd this.")
    #expect(
      bank.items[0].content
        == .audit(
          Audit(
            files: [
              CodeFile(name: "A.swift", text: "let a = 1\n", line: 8),
              CodeFile(name: "B.swift", text: "", line: 14),
            ],
            faults: [
              Audit.Fault(file: "A.swift", line: 1, rule: "rule_one"),
              Audit.Fault(file: "B.swift", line: 12, rule: "rule_two"),
              Audit.Fault(file: "A.swift", line: 3, rule: "rule_three"),
            ],
            faultLines: [17, 18, 19]
          )
        )
    )
  }

  @Test func `a prediction has its program and what it prints`() {
    let bank = Sample.item("### Run\n\(Self.fence)\n### Output\n```text\na\n\n b\n```\n")
    #expect(
      bank.items[0].content
        == .predict(
          Prediction(
            run: [CodeFile(name: "Snippet.swift", text: "let a = 1\n", line: 7)],
            output: "a\n\n b\n",
            outputLine: 12
          )
        )
    )
  }

  @Test func `a prediction may have the steps that a user takes`() {
    let steps = "```scenario\ntap \"Add\"\n```\n"
    let bank = Sample.item(
      "### Run\n\(Self.fence)\n### Scenario\n\(steps)\n### Output\n```\na\n```\n"
    )
    #expect(bank.report == [])
    #expect(
      bank.items.first?.content
        == .predict(
          Prediction(
            run: [CodeFile(name: "Snippet.swift", text: "let a = 1\n", line: 7)],
            scenario: "tap \"Add\"\n",
            scenarioLine: 12,
            output: "a\n",
            outputLine: 17
          )
        )
    )
  }

  struct Code: Sendable, CustomTestStringConvertible {
    var fence: String
    var text: String
    var testDescription: String { fence }
  }

  static let fences = [
    Code(fence: "```swift\n    a\n\n\n}\n```", text: "    a\n\n\n}\n"),
    Code(fence: "~~~swift\n```\na\n```\n~~~", text: "```\na\n```\n"),
    Code(fence: "````swift\n```\na\n```\n````", text: "```\na\n```\n"),
    Code(fence: "```swift\na\n`````  ", text: "a\n"),
    Code(fence: "  ```swift\n  a\n b\n    c\n  ```", text: "a\nb\n  c\n"),
    Code(
      fence: "```swift\nA: b\nQ: c\n---\na::b\n# d\n## e\n### f\n```",
      text: "A: b\nQ: c\n---\na::b\n# d\n## e\n### f\n"
    ),
    Code(fence: "```swift\n\ta\t\n```", text: "\ta\t\n"),
    Code(fence: "```swift\n```", text: ""),
    Code(fence: "```swift\né 👩‍👩‍👧\n```", text: "é 👩‍👩‍👧\n"),
  ]

  @Test(arguments: fences)
  func `code is taken byte for byte, up to the matching fence`(_ item: Code) {
    let bank = Sample.item("### Run\n\(item.fence)\n\n### Output\n```\n```\n")
    #expect(bank.report == [])
    guard case .predict(let prediction) = bank.items.first?.content else {
      Issue.record("no prediction")
      return
    }
    #expect(prediction.run.map(\.text) == [item.text])
  }

  @Test func `definitions from elsewhere in the file come with the text that uses them`() {
    let bank = Sample.item(
      "See [the docs] and [that][other].\n\n### Why\nPlain.\n\n"
        + "[the docs]: https://a.b\n[Other]: https://c.d 'Title'\n[unused]: https://e.f\n"
    )
    let definitions = "[the docs]: https://a.b\n[Other]: https://c.d 'Title'"
    #expect(
      bank.items[0].content
        == .flashcard(answer: Markdown("See [the docs] and [that][other].\n\n" + definitions))
    )
  }
}
