import BankParsing
import Core
import Testing

struct HeadingMetadataTests {
  @Test(arguments: ["## Four <!-- level: staff; id: zz -->\nA.\n", "## Four<!--id: zz-->\n\nA.\n"])
  func `metadata on the heading's own line is told, and the item left out`(text: String) {
    let bank = Sample.items(text + "\n## Five\n<!-- id: five -->\nA.\n")
    #expect(bank.items.map(\.id.text) == ["five"])
    #expect(
      bank.findings.map(\.message) == [
        "a heading's metadata stands on the line below it, and is not read here; begin a line with it"
      ]
    )
  }

  @Test func `an arrow in a heading is text`() {
    let bank = Sample.items("## What does `a < b` say, and -> ?\n<!-- id: a -->\nA.\n")
    #expect(bank.findings == [])
    #expect(bank.items.count == 1)
  }
}
