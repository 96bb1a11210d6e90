import Testing

@MainActor
struct BuryCommandTests {
  @Test func `a buried item is told, and a second burial changes nothing`() {
    let desk = Desk()
    #expect(desk.run("bury", "owner").output == "owner: buried until tomorrow\n")
    #expect(
      desk.run("bury", "owner", "borrow").output == """
        owner: already buried
        borrow: buried until tomorrow

        """
    )
    #expect(desk.run("due").output == "nothing is due; the next item comes tomorrow\n")
  }

  @Test func `the next study day it is back`() {
    var desk = Desk()
    desk.run("bury", "owner")
    desk.now = "2026-12-01T04:00:00Z"
    #expect(desk.run("bury", "owner").output == "owner: buried until tomorrow\n")
  }

  @Test func `with one id that names nothing nothing is recorded`() {
    let desk = Desk()
    let run = desk.run("bury", "owner", "ownr")
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(
      run.talk == "viva: there is no item 'ownr'; did you mean 'owner'?\nsee 'viva help bury'\n"
    )
    #expect(desk.run("list", "--search", "owner buried").output.contains("buried") == false)
  }
}
