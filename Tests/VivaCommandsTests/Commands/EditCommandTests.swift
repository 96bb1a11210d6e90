import Effects
import Testing
import TestSupport

@MainActor
struct EditCommandTests {
  @Test func `without a terminal the place is printed`() {
    #expect(Desk().run("edit", "writer").output == "/banks/small.md:15\n")
  }

  @Test func `on a terminal the editor is opened at the item's line`() {
    var desk = Desk()
    let programs = CannedPrograms()
    desk.processes = programs
    desk.isTerminal = true
    desk.variables["EDITOR"] = "nano -w"
    desk.files["/usr/bin/nano"] = []
    #expect(desk.run("edit", "writer").status == 0)
    #expect(programs.interactive == [["/usr/bin/nano", "-w", "+15", "/banks/small.md"]])
  }

  @Test func `an editor that fails is told`() {
    var desk = Desk()
    desk.processes = CannedPrograms(end: .exited(1))
    desk.isTerminal = true
    desk.variables["EDITOR"] = "nano"
    desk.files["/usr/bin/nano"] = []
    let run = desk.run("edit", "writer")
    #expect(run.talk == "viva: 'nano' ended with a failure\n")
    #expect(run.status == 4)
  }

  @Test func `an editor that is not there is told`() {
    var desk = Desk()
    desk.isTerminal = true
    desk.variables["VISUAL"] = "emacsclient"
    let run = desk.run("edit", "writer")
    #expect(
      run.talk
        == "viva: there is no program 'emacsclient' on the PATH; set VIVA_EDITOR to another\n"
    )
    #expect(run.status == 4)
  }
}
