import Testing

@MainActor
struct ForgetCommandTests {
  @Test func `a forgotten item is new again, and its history stays`() {
    let desk = Desk()
    desk.run("drill", "--limit", "1", lines: ["", "4"])
    #expect(
      desk.run("forget", "owner", "borrow").output == "owner: new again\nborrow: new already\n"
    )
    let shown = desk.run("show", "owner").output
    #expect(
      shown.hasSuffix(
        """
        History
          2026-11-30  review  easy  → 2026-12-06
          2026-11-30  forget

        """
      )
    )
    #expect(desk.run("due").output == "0 due, 3 new, about 1 minute\n")
  }
}
