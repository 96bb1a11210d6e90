import Effects
import StrictJSON
import Testing

/// Snippets compiled and run by the real lab.
@Suite(.serialized)
struct RunTests {
  private static func editor(_ property: String, _ body: String) -> String {
    """
    import SwiftUI

    struct Parent: View {
      @State private var title = "typed"

      var body: some View {
        TitleEditor(\(property == "@Binding var title: String" ? "title: $title" : "title: title"))
        Button("Undo") { title = "undone" }
      }
    }

    struct TitleEditor: View {
      \(property)

      var body: some View { \(body) }
    }

    """
  }

  private static let copied = editor(
    "@State private var text: String\n\n  init(title: String) { _text = State(initialValue: title) }",
    "TextField(\"Title\", text: $text)"
  )
  private static let borrowed = editor(
    "@Binding var title: String",
    "TextField(\"Title\", text: $title)"
  )
  private static let scenario = """
    root Parent
    tap "Undo"
    expect field "Title" is "undone"

    """

  private func home() throws -> Home {
    var home = try Home("kinds")
    home.variables["PATH"] = Variables.current()["PATH"]
    try home.write("copied.swift", Self.copied)
    try home.write("borrowed.swift", Self.borrowed)
    try home.write("undo.txt", Self.scenario)
    return home
  }

  @Test func `a stale copy is told from a borrowed value, with the trace that led there`() throws {
    let home = try home()
    let broken = try home.run("run", "copied.swift", "--scenario", "undo.txt")
    #expect(broken.status == 1)
    #expect(broken.output.contains("✗ 3: expect field \"Title\" is \"undone\"\n"))
    #expect(broken.output.contains("     actual    it is 'typed'\n"))
    #expect(broken.output.contains("Parent #2 because state Parent.title written\n"))
    let repaired = try home.run("run", "borrowed.swift", "--scenario", "undo.txt")
    #expect(repaired.status == 0)
    #expect(repaired.output.hasSuffix("\nAll is as expected: 1 of 1 expectation is met.\n"))
    let pair = try home.run(
      "run",
      "--compare",
      "copied.swift",
      "borrowed.swift",
      "--scenario",
      "undo.txt",
      "--json"
    )
    #expect(pair.status == 0)
    let json = try JSONValue(parsing: pair.output.utf8)
    #expect(json["a"]?["passed"] == false)
    #expect(json["b"]?["passed"] == true)
  }

  @Test func `a run without a scenario mounts the root and comes to its end`() throws {
    let home = try home()
    let run = try home.run("run", "copied.swift", "--json")
    let json = try JSONValue(parsing: run.output.utf8)
    #expect(json["root"] == "Parent")
    #expect(json["ending"] == "complete")
    #expect(json["before"] == json["after"])
    #expect(run.status == 0)
  }

  @Test func `without a compiler it says what is missing`() throws {
    var home = try home()
    home.variables["PATH"] = home.path("none")
    let run = try home.run("run", "copied.swift")
    #expect(run.status == 4)
    #expect(
      run.errors
        == "viva: there is no 'swiftc' on the search path; install Swift from swift.org, or add its 'bin' to PATH\n"
    )
  }
}
