import BankParsing
import Core
import Testing

struct ClozeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var prompts: [String]
    var answers: [[String]]
    var testDescription: String { text }

    init(_ text: String, _ prompts: [String], _ answers: [[String]]) {
      self.text = text
      self.prompts = prompts
      self.answers = answers
    }
  }

  static let good = [
    Case("a {{c1::b}} c", ["a […] c"], [["b"]]),
    Case("a {{c1::b::hint}} c", ["a [hint] c"], [["b"]]),
    Case("{{c1::a}} {{c2::b}} {{c1::c}}", ["[…] b […]", "a […] c"], [["a", "c"], ["b"]]),
    Case("{{c1::`@State`::wrapper}}", ["[wrapper]"], [["`@State`"]]),
    Case("`let x = {{c1::5}}`", ["`let x = […]`"], [["5"]]),
    Case("`f({{c1::a}}, {{c1::b}})`", ["`f([…], […])`"], [["a", "b"]]),
    Case("{{c1::`a }} b`}}", ["[…]"], [["`a }} b`"]]),
    Case("{{c1::`A::b`::name}}", ["[name]"], [["`A::b`"]]),
    Case("{{c1::{ $0 + 1 }}}", ["[…]"], [["{ $0 + 1 }"]]),
    Case("{{c1::a: {b: {c}}}}", ["[…]"], [["a: {b: {c}}"]]),
    Case("{{c1::``a ` b``}}", ["[…]"], [["``a ` b``"]]),
    Case("{{c1::a}}(b)", ["\\[…\\](b)"], [["a"]]),
    Case("`@{{c1::State}}(b)`", ["`@[…](b)`"], [["State"]]),
    Case("[{{c1::a}}](https://x.y)", ["[[…]](https://x.y)"], [["a"]]),
    Case("\\{{c1::not}} {{c1::yes}}", ["\\{{c1::not}} […]"], [["yes"]]),
    Case("> {{c1::a}}\n\n- {{c2::b}}", ["> […]\n\n- b", "> a\n\n- […]"], [["a"], ["b"]]),
    Case(
      "| a | b |\n|---|---|\n| {{c1::c}} | d |",
      ["| a | b |\n|---|---|\n| […] | d |"],
      [["c"]]
    ),
    Case("{{c1::a\nb}}", ["[…]"], [["a\nb"]]),
    Case("{{c999::é}}", ["[…]"], [["é"]]),
    Case(
      "{{c1::a}}\n\n```swift\nlet s = \"{{c2::b}}\"\n```",
      ["[…]\n\n```swift\nlet s = \"{{c2::b}}\"\n```"],
      [["a"]]
    ),
  ]

  @Test(arguments: good)
  func `marks are matched over the bytes of their block`(_ item: Case) {
    let bank = Sample.item(item.text + "\n")
    #expect(bank.report == [])
    let clozes = bank.items.compactMap { item -> Cloze? in
      if case .cloze(let cloze) = item.content { cloze } else { nil }
    }
    #expect(clozes.map(\.prompt.source) == item.prompts)
    #expect(clozes.map(\.answers) == item.answers)
    #expect(bank.items.map(\.question.source) == item.prompts.map { "## Question?\n\n" + $0 })
  }

  struct Bad: Sendable, CustomTestStringConvertible {
    var text: String
    var report: String
    var testDescription: String { text }
  }

  static let unclosed =
    "error: a cloze mark ends with '}}' in its own paragraph, and the braces in it are balanced"
  static let number = "error: a cloze mark is '{{c1::text}}', with a number from 1 to 999"
  static let bad = [
    Bad(text: "a {{c1::b", report: "5:3: \(unclosed)"),
    Bad(text: "a {{c1::b\n\n}}", report: "5:3: \(unclosed)"),
    Bad(text: "a {{c1::b} c", report: "5:3: \(unclosed)"),
    Bad(text: "a {{c1::{b}} c", report: "5:3: \(unclosed)"),
    Bad(text: "`a {{c1::b` }}", report: "5:4: \(unclosed)"),
    Bad(text: "{{c0::b}}", report: "5:1: \(number)"),
    Bad(text: "{{c::b}}", report: "5:1: \(number)"),
    Bad(text: "{{c1000::b}}", report: "5:1: \(number)"),
    Bad(
      text: "{{c1::}}",
      report: "5:1: error: a cloze mark takes some text out; write '{{c1::text}}'"
    ),
    Bad(
      text: "{{c1::a {{c2::b}}}}",
      report: "5:9: error: a cloze mark holds no other one; close the first"
    ),
  ]

  @Test(arguments: bad)
  func `a broken mark is reported, and its item left out`(_ item: Bad) {
    let bank = Sample.item(item.text + "\n\n## Next?\n<!-- id: next -->\nA.\n")
    #expect(bank.report == [item.report])
    #expect(bank.ids == ["next"])
  }

  @Test(arguments: [
    "A {{ b }} c", "`{{c1}}`", "func f() { { } }", "\"\\(x)\" {{", "```\n{{c1::a}}\n```",
    "    {{c1::a}}", "<div>{{c1::a}}</div>",
  ])
  func `braces that are no marks make no item`(_ text: String) {
    let bank = Sample.item(text + "\n")
    #expect(bank.report == [])
    #expect(bank.ids == ["x"])
    #expect(bank.items.map(\.kind) == [.flashcard])
  }

  @Test func `each number is an item, and all share the rest`() {
    let bank = Sample.item("{{c2::b}} {{c10::j}}\n\n### Why\nW.\n", metadata: "id: x; level: staff")
    #expect(bank.ids == ["x#c2", "x#c10"])
    #expect(bank.items.map(\.why.source) == ["W.", "W."])
    #expect(bank.items.map(\.level) == [.staff, .staff])
    #expect(Set(bank.items.map(\.textHash)).count == 1)
  }

  @Test func `a mark in the heading is reported`() {
    let bank = Sample.items("## A {{c1::b}}\n<!-- id: x -->\nC {{c1::d}}\n")
    #expect(
      bank.report == ["3:6: error: a cloze mark stands in the text, not in the heading"]
    )
  }
}
