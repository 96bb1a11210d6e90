import Testing

@MainActor
struct ShowCommandTests {
  @Test func `an item is shown whole, with where it stands`() {
    let desk = Desk()
    desk.run("drill", "--limit", "1", lines: ["", "3", "", "3"])
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
          2026-11-30  review  good  → 2026-11-30T10:10:00.000Z
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
        new
        /banks/small.md:20

        """
    )
  }

  @Test func `an id that names nothing is told with the nearest`() {
    let run = Desk().run("show", "write")
    #expect(
      run.talk == "viva: there is no item 'write'; did you mean 'writer'?\nsee 'viva help show'\n"
    )
    #expect(run.status == 2)
  }
}
