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
        id      kind       level   state      due  topic               title
        owner   flashcard  mid     review     6d   ownership/state     Who owns the value of a row?
        writer  flashcard  senior  new        –    ownership/bindings  And who may write it?
        borrow  choice     mid     suspended  –    ownership/state     Which of these borrows?

        """
    )
    #expect(run.talk == "3 items\n")
  }

  private nonisolated static let widths = [
    (
      120,
      """
      id      kind       level   state  due  topic               title
      owner   flashcard  mid     new    –    ownership/state     Who owns the value of a row?
      writer  flashcard  senior  new    –    ownership/bindings  And who may write it?
      borrow  choice     mid     new    –    ownership/state     Which of these borrows?

      """
    ),
    (
      86,
      """
      id      kind       level   state  due  title
      owner   flashcard  mid     new    –    Who owns the value of a row?
      writer  flashcard  senior  new    –    And who may write it?
      borrow  choice     mid     new    –    Which of these borrows?

      """
    ),
    (
      60,
      """
      id      kind       level   title
      owner   flashcard  mid     Who owns the value of a row?
      writer  flashcard  senior  And who may write it?
      borrow  choice     mid     Which of these borrows?

      """
    ),
    (
      20,
      """
      id      title
      owner   Who owns th…
      writer  And who may…
      borrow  Which of th…

      """
    ),
  ]

  @Test(arguments: widths)
  func `on a terminal an item has one line, whatever the width`(width: Int, expected: String) {
    var desk = Desk()
    desk.isTerminal = true
    desk.variables.merge(["COLUMNS": "\(width)", "PAGER": "cat"]) { _, new in new }
    #expect(desk.run("--color", "never", "list").output == expected)
  }

  @Test func `a title that is too long for the line is cut by cells`() {
    var desk = Desk([
      "/banks/long.md": "# Long\n<!-- bank: long; level: mid -->\n\n"
        + "## Which of these 漢字 does a view own for itself?\n<!-- id: long -->\n\nA.\n"
    ])
    desk.isTerminal = true
    desk.variables["COLUMNS"] = "80"
    #expect(
      desk.run("--color", "never", "list").output == """
        id    kind       level  state  due  topic  title
        long  flashcard  mid    new    –    –      Which of these 漢字 does a view own …

        """
    )
  }

  @Test func `for a screen reader each item is its own list of facts`() {
    let output = Desk().run("--accessible", "list", "--search", "writer").output
    #expect(output.contains("title: And who may write it?\n"))
  }

  private nonisolated static let cases: [(String, [String])] = [
    ("", ["owner", "writer", "borrow"]), ("BINDING", ["writer", "borrow"]), ("lent", ["writer"]),
    ("senior", ["writer"]), ("choice", ["borrow"]), ("C01", ["owner"]), ("rows truth", ["owner"]),
    ("truth", ["owner"]), ("ownership/bindings", ["writer"]),
    ("small", ["owner", "writer", "borrow"]),
    ("truth binding", []), ("  let  ", ["borrow"]), ("new", ["owner", "writer", "borrow"]),
    ("suspended", []),
  ]

  @Test(arguments: cases)
  func `a search finds items that have all words somewhere`(text: String, expected: [String]) {
    let desk = Desk()
    let output = desk.run("list", "--search", text).output
    let ids = output.split(separator: "\n").dropFirst().compactMap { line in
      line.split(separator: " ").first.map(String.init)
    }
    #expect(ids == expected)
  }
}
