import Testing
import TestSupport

@MainActor
struct SuspendCommandTests {
  @Test func `suspended items are not asked until they are resumed`() {
    let desk = Desk()
    let run = desk.run("suspend", "owner", "borrow", "owner")
    #expect(run.output == "owner: suspended\nborrow: suspended\n")
    #expect(run.talk == "")
    #expect(desk.run("suspend", "owner").output == "owner: already suspended\n")
    #expect(desk.run("drill").output == "\nNothing is due, and nothing new is open here.\n")
  }

  @Test func `an item that only the progress knows can be suspended`() {
    let desk = Desk()
    desk.run("suspend", "owner")
    desk.files["/banks/small.md"] = Array("# B\n<!-- bank: b -->\n\n## Other?\n\nYes.\n".utf8)
    #expect(desk.run("suspend", "owner").output == "owner: already suspended\n")
    #expect(desk.run("suspend", "borrow").status == 2)
  }
}
