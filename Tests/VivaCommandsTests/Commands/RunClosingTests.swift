import TestSupport
import Testing
import VivaCommands

/// The sentence that closes a run.
@MainActor
struct RunClosingTests {
  @Test func `a run in which no time went by says that a task still waits`() {
    var desk = Desk(["/before.swift": "// before\n"])
    desk.snippets = ScriptedSnippets.screens
    desk.variables["COLUMNS"] = "120"
    desk.files["/wait.txt"] = Array("tap \"Tick\"\nadvance 1 s\n".utf8)
    #expect(
      desk.run("run", "/before.swift").output.hasSuffix(
        "It ran to its end. A task still waits; a scenario lets time go by, as with 'advance 1 s'.\n"
      )
    )
    #expect(
      desk.run("run", "/before.swift", "--scenario", "/wait.txt").output.hasSuffix(
        "It ran to its end.\n"
      )
    )
  }
}
