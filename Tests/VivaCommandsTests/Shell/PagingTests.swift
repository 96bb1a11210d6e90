import Testing
import TestSupport

/// Long text on a terminal.
@MainActor
struct PagingTests {
  private func desk(_ variables: [String: String] = [:]) -> (Desk, CannedPrograms) {
    let programs = CannedPrograms()
    var desk = Desk()
    desk.files["/usr/bin/less"] = []
    desk.isTerminal = true
    desk.variables.merge(variables) { _, new in new }
    desk.processes = programs
    return (desk, programs)
  }

  private static let page = "/home/ada/.local/state/viva/page.txt"

  @Test func `a pager is given a file, which is taken away after it`() {
    let (desk, programs) = desk(["LINES": "5"])
    desk.files["/banks/more.md"] = Array(
      "# More\n<!-- bank: more; level: mid -->\n\n## A?\n<!-- id: a -->\n\nB.\n".utf8
    )
    let run = desk.run("list")
    #expect(programs.interactive == [["/usr/bin/less", "-FRX", Self.page]])
    #expect(run.output == "")
    #expect(desk.files.changes.contains("replace \(Self.page)"))
    #expect(desk.files[Self.page] == nil)
  }

  @Test(arguments: [
    ["LINES": "50"], ["LINES": "5", "PAGER": "cat"], ["LINES": "5", "PAGER": "most"],
  ])
  func `without need or without a pager text is written as it is`(variables: [String: String]) {
    let (desk, programs) = desk(variables)
    #expect(desk.run("list").output.contains("Who owns the value of a row?"))
    #expect(programs.interactive == [])
    #expect(desk.files[Self.page] == nil)
  }
}
