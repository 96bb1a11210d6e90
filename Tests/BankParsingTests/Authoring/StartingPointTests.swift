import BankParsing
import Core
import Testing

struct StartingPointTests {
  private func id(_ text: String) throws -> ItemID { try #require(ItemID(text)) }

  private func bank() throws -> String {
    StartingPoint.bank(
      id: try id("team"),
      topic: Topic("team/state"),
      opening: try id("team-opening"),
      level: .senior
    )
  }

  @Test func `a bank is read, and nothing is found but places to fill in`() throws {
    let parsed = BankParser.parse(Array(try bank().utf8), file: "team.md")
    #expect(parsed.bank?.id == "team")
    #expect(parsed.bank?.topic == Topic("team/state"))
    #expect(parsed.items.map(\.id.text) == ["team-opening"])
    #expect(parsed.items.map(\.level) == [.senior])
    #expect(Set(parsed.findings.map(\.code)) == ["to_fill_in"])
  }

  @Test(arguments: ItemKind.allCases)
  func `an item of each kind is added, however often`(_ kind: ItemKind) throws {
    var bytes = Array(try bank().utf8)
    for name in ["first", "second"] {
      let heading = StartingPoint.Heading(
        id: try id(name),
        level: .mid,
        after: try id("team-opening")
      )
      let added = ItemAppending.appending(
        StartingPoint.item(heading, kind),
        to: bytes,
        of: "team.md"
      )
      bytes = try #require(added).bytes
    }
    let parsed = BankParser.parse(bytes, file: "team.md")
    #expect(parsed.items.map(\.kind) == [.flashcard, kind, kind])
    #expect(parsed.items.map(\.id.base.text) == ["team-opening", "first", "second"])
    let library = Library([parsed])
    let findings = library.findings + BankCheck.findings(in: library, claims: [])
    #expect(Set(findings.map(\.code)) == ["to_fill_in"])
    #expect(findings.allSatisfy { $0.severity == .warning })
  }

  @Test func `each place is told with what is wanted there`() {
    let text = "# T\n<!-- bank: t -->\n\n## Q?\n<!-- id: q; level: mid -->\n\nFILL IN: an answer.\n"
    let findings = BankParser.parse(Array(text.utf8), file: "t.md").findings
    #expect(findings.map(\.start) == [TextPosition(line: 7, column: 1)])
    #expect(findings.map(\.message) == ["a starting point is to be filled in here: an answer"])
  }

  @Test(arguments: [
    ("team.md", "team"), ("a/b/My Team.md", "my-team"), ("Zürich.md", "z-rich"), ("x", "x"),
  ])
  func `a bank is named after its file`(path: String, name: String) {
    #expect(StartingPoint.bankID(forFile: path)?.text == name)
  }

  @Test func `an id that is taken gets a number`() throws {
    let taken: Set<ItemID> = [try id("team-choice"), try id("team-choice-2")]
    #expect(StartingPoint.freeID(from: "team-choice", avoiding: taken)?.text == "team-choice-3")
    #expect(StartingPoint.freeID(from: "team-typed", avoiding: taken)?.text == "team-typed")
    let long = String(repeating: "a", count: 80)
    #expect(StartingPoint.freeID(from: long, avoiding: taken)?.text.utf8.count == 58)
  }
}
