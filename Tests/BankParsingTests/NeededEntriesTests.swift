import BankParsing
import Core
import Testing

struct NeededEntriesTests {
  @Test(arguments: [
    ("### Choices\n", "Choices", "a list of options"),
    ("### Accept\n\n", "Accept", "a list of answers"),
    ("```swift\na\n```\n### Faults\n<!-- to come -->\n", "Faults", "a list of faults"),
  ])
  func `an item that nobody could answer is left out, and told once`(
    text: String,
    section: String,
    wanted: String
  ) {
    let bank = Sample.items("## A\n<!-- id: a -->\n\(text)")
    #expect(bank.items == [])
    #expect(bank.findings.map(\.severity) == [.error])
    #expect(
      bank.findings.first?.message
        == "the section '\(section)' has \(wanted), and here is none; write one, each entry on a line "
        + "that begins with '- '"
    )
  }

  @Test(arguments: ["Answer", "Order", "Run", "Starter"])
  func `nor is another one that lacks what it is for`(section: String) {
    let bank = Sample.items("## A\n<!-- id: a -->\n### \(section)\n")
    #expect(bank.items == [])
    #expect(bank.findings.allSatisfy { $0.severity == .error })
  }
}
