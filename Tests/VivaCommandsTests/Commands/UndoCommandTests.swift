import Testing

@MainActor
struct UndoCommandTests {
  @Test func `undo takes back event after event, and says what each was`() {
    let desk = Desk()
    desk.run("drill", "--limit", "1", lines: ["", "3", "q"])
    desk.run("suspend", "borrow")
    #expect(desk.run("undo").output == "took back: the suspension of borrow at 2026-11-30 10:00\n")
    #expect(
      desk.run("undo").output == "took back: the review of owner (good) at 2026-11-30 10:00\n"
    )
    let last = desk.run("undo")
    #expect(last.status == 1)
    #expect(last.talk == "there is nothing left to take back on this device\n")
    #expect(desk.run("due").output == "0 due, 3 new, about 1 minute\n")
  }

  @Test func `one undo takes all that one command did`() {
    let desk = Desk()
    desk.run("suspend", "owner", "borrow")
    #expect(
      desk.run("undo").output
        == "took back: the suspension of owner and borrow at 2026-11-30 10:00\n"
    )
    #expect(desk.run("due").output == "0 due, 3 new, about 1 minute\n")
  }
}
