import Testing
import TestSupport

/// How far a long run has come, as a learner sees it.
@MainActor
struct LintProgressTests {
  private func desk(_ variables: [String: String] = [:], isTerminal: Bool = true) -> Desk {
    var desk = Desk(["/banks/small.md": Desk.bank, "/app/A.swift": ""])
    desk.processes = ScriptedLinter(files: desk.files, progress: [39, 200, 205, 399])
    desk.variables.merge(["TERM": "xterm"]) { $1 }
    desk.variables.merge(variables) { $1 }
    desk.isTalkTerminal = isTerminal
    return desk
  }

  @Test func `on a terminal one line is written over and taken away`() {
    let run = desk().run("lint", "/app")
    let shown = [39, 200, 205, 399].map { "\rparsed \($0) of 400 files" }.joined()
    let gone = "\r" + String(repeating: " ", count: 23) + "\r"
    #expect(run.talk == shown + gone + "1 file: nothing found\n")
    #expect(run.output == "")
  }

  @Test(arguments: [["TERM": "dumb"], ["TERM": ""], ["VIVA_ACCESSIBLE": "1"]])
  func `where a line cannot be written over, each tenth is a line`(variables: [String: String]) {
    let run = desk(variables).run("lint", "/app")
    #expect(
      run.talk == """
        parsed 50 % of 400 files
        parsed 90 % of 400 files
        1 file: nothing found

        """
    )
  }

  @Test func `without a terminal, or asked to be quiet, it says nothing`() {
    #expect(desk(isTerminal: false).run("lint", "/app").talk == "1 file: nothing found\n")
    #expect(desk().run("lint", "/app", "--quiet").talk == "")
  }
}
