import BankParsing
import Core
import Testing

struct OddClozeTests {
  @Test(arguments: [
    "{{2::binding::noun}}", "{{C2::binding}}", "{c2::binding}", "{{c2:binding:noun}}",
    "{{ c2::binding }}", "{{cloze2::binding}}",
  ])
  func `what was probably meant as a gap is told at its place`(mark: String) {
    let bank = Sample.items("## A\n<!-- id: a -->\nIt is lent by a \(mark).\n\n### Why\nSo.\n")
    #expect(
      bank.findings.map(\.line) == [
        "5:17: warning: a gap is written '{{c1::text}}' or '{{c1::text::hint}}', and this is none; "
          + "mend it, or put it into backticks where the braces are meant"
      ]
    )
    #expect(bank.items.count == 1)
  }

  @Test(arguments: [
    "`{{2::binding}}`", "{1: 2}", "{c2: 3}", "{{ value: 2 }}", "{{c1::binding}}",
    "this:\n\n```swift\n{{2::a}}\n```",
  ])
  func `other braces are text`(text: String) {
    let bank = Sample.items("## A\n<!-- id: a -->\nIt is \(text)\n\n### Why\nSo.\n")
    #expect(bank.findings == [])
  }

  @Test func `many of them are told once a block, in no time`() {
    let line = "It is {{2::a}} and {{3::b}}, lent.\n"
    let text = String(repeating: line, count: 400)
    let bank = Sample.items("## A\n<!-- id: a -->\n\(text)\n\(text)")
    #expect(bank.findings.count == 2)
  }
}
