import Testing

@MainActor
struct ListCommandTests {
  @Test func `items are listed with state and due date`() {
    let desk = Desk()
    desk.run("drill", "--limit", "1", lines: ["", "4"])
    desk.run("suspend", "borrow")
    let run = desk.run("list")
    #expect(
      run.output == """
        id      kind       level   state      due  title
        ──────  ─────────  ──────  ─────────  ───  ────────────────────────────
        owner   flashcard  mid     review     6d   Who owns the value of a row?
        writer  flashcard  senior  new        –    And who may write it?
        borrow  choice     mid     suspended  –    Which of these borrows?

        """
    )
    #expect(run.talk == "3 items\n")
  }

  private nonisolated static let cases: [(String, [String])] = [
    ("", ["owner", "writer", "borrow"]), ("BINDING", ["writer", "borrow"]), ("lent", ["writer"]),
    ("senior", ["writer"]), ("choice", ["borrow"]), ("C01", ["owner"]), ("rows truth", ["owner"]),
    ("truth", ["owner"]), ("ownership/bindings", ["writer"]),
    ("small", ["owner", "writer", "borrow"]),
    ("truth binding", []), ("  let  ", ["borrow"]),
  ]

  @Test(arguments: cases)
  func `a search finds items that have all words somewhere`(text: String, expected: [String]) {
    let desk = Desk()
    let output = desk.run("list", "--search", text).output
    let ids = output.split(separator: "\n").dropFirst(2).compactMap { line in
      line.split(separator: " ").first.map(String.init)
    }
    #expect(ids == expected)
  }
}
