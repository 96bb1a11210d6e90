import Testing

@MainActor
struct ShowCommandTests {
  @Test func `an item is shown whole, with where it stands`() {
    let desk = Desk()
    desk.run("drill", "--limit", "1", lines: ["", "3"])
    desk.run("suspend", "writer", "borrow")
    desk.run("drill", "--limit", "1", lines: ["", "3"])
    #expect(
      desk.run("show", "owner").output == """
        owner · flashcard · mid · ownership/state
        Who owns the value of a row?
        Answer
        The list that holds it.
        Why
        One owner, one truth.
        Hint
        Look up.
        review · due in 2 days (2026-12-02) · recall 100 % · 2 reviews, 0 lapses ·
        claims C01
        /banks/small.md:4
        History
          2026-11-30  review  good  → 10:10
          2026-11-30  review  good  → 2026-12-02

        """
    )
    #expect(
      desk.run("show", "borrow").output == """
        borrow · choice · mid · ownership/state
        Which of these borrows?
        [x] `@Binding`
            It writes through.
        [ ] `let`
            It only reads.
        suspended
        /banks/small.md:20
        History
          2026-11-30  suspend

        """
    )
  }

  @Test func `an item set aside for being forgotten often says so`() {
    var desk = Desk()
    desk.run("config", "leech-lapses", "2")
    for (day, key) in [("01-01", "4"), ("03-01", "1"), ("03-02", "4"), ("06-01", "1")] {
      desk.now = "2026-\(day)T10:00:00Z"
      desk.run("drill", "--kind", "flashcard", lines: ["", key])
    }
    let lines = desk.run("show", "owner").output.split(separator: "\n").suffix(8)
    #expect(
      lines.joined(separator: "\n") == """
        suspended as a leech · recall 100 % · 4 reviews, 2 lapses · claims C01
        /banks/small.md:4
        History
          2026-01-01  review  easy  → 2026-01-07
          2026-03-01  review  again  → 10:10
          2026-03-02  review  easy  → 2026-03-08
          2026-06-01  review  again  → 10:10
          2026-06-01  suspend  leech
        """
    )
  }

  @Test func `an exercise is shown with its solution last`() {
    let desk = Desk(["/banks/work.md": Self.work])
    let run = desk.run("show", "repair")
    #expect(
      run.output == """
        repair · exercise · mid · ownership/state
        Keep it private
        Row.swift (yours to repair)
        │ @State var a = 0
        fails for: state_not_private
        Why
        One owner.
        Solution
        Row.swift
        │ @State private var a = 0
        new
        /banks/work.md:4

        """
    )
    #expect(
      desk.run("show", "repair", "--json").output.contains(
        #""solution":[{"name":"Row.swift","text":"@State private var a = 0\n"}],"history":[]"#
      )
    )
  }

  private static let work = """
    # Work
    <!-- bank: work; level: mid; topic: ownership/state -->

    ## Keep it private
    <!-- id: repair; rules: state_not_private -->

    ### Starter
    ```swift Row.swift
    @State var a = 0
    ```

    ### Solution
    ```swift Row.swift
    @State private var a = 0
    ```

    ### Why
    One owner.

    """

  @Test func `an id that names nothing is told with the nearest`() {
    let run = Desk().run("show", "write")
    #expect(
      run.talk == "viva: there is no item 'write'; did you mean 'writer'?\nsee 'viva help show'\n"
    )
    #expect(run.status == 2)
  }
}
