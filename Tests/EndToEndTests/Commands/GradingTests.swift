import StrictJSON
import Testing

/// Snippets judged by the real helper program.
struct GradingTests {
  private static let good = """
    import SwiftUI

    struct Row: View {
      @State private var count = 0

      var body: some View {
        Button("Add") { count += 1 }
        Text("\\(count)")
      }
    }

    """
  private static let bad = good.replacing("private ", with: "")

  private func home() throws -> Home {
    let home = try Home("kinds")
    try home.write("good.swift", Self.good)
    try home.write("bad.swift", Self.bad)
    try home.write("broken.swift", "struct Row: View {\n  var body: some View {\n")
    // Forty brackets keep the parser of Swift busy for ever.
    try home.write("hang.swift", "let x = " + String(repeating: "[", count: 40) + "\n")
    return home
  }

  @Test func `an exercise in a session is judged, shown and recorded`() throws {
    let home = try home()
    let lines = "\nmissing.swift\nbanks\nbad.swift\nq\n"
    let wrong = try home.run("drill", "--kind", "exercise", input: lines)
    let again = try home.run("drill", "--kind", "exercise", input: "good.swift\n")
    let next = try home.run(
      "drill",
      "--kind",
      "exercise",
      input: "good.swift\n",
      now: "2026-12-01T10:00:00Z"
    )
    try expectGolden("grading/session.txt", [wrong, again, next].transcript)
  }

  @Test func `a starter that was not changed is refused and not recorded`() throws {
    let home = try home()
    try home.write(
      "starter.swift",
      """
      import SwiftUI
      struct Row: View {
        @State var count = 0
        var body: some View { Text("\\(count)") }
      }

      """
    )
    let run = try home.run("drill", "--kind", "exercise", input: "starter.swift\n")
    try expectGolden("grading/starter.txt", run.transcript)
    #expect(try home.records() == [])
  }

  @Test func `a snippet passes, fails or cannot be read`() throws {
    let home = try home()
    let names = ["good.swift", "bad.swift", "broken.swift", "missing.swift", "banks"]
    let runs = try names.map { try home.run("grade", $0) }
    #expect(runs.map(\.status) == [0, 1, 1, 3, 3])
    try expectGolden("grading/grade.txt", runs.transcript)
  }

  @Test func `lint tells the same in every form`() throws {
    let home = try home()
    let text = try home.run("lint", "bad.swift")
    #expect(text.status == 1)
    try expectGolden("grading/lint.txt", text.transcript)
    let json = try home.run("lint", "bad.swift", "--format", "json")
    let value = try JSONValue(parsing: Array(json.output.utf8))
    let finding = try #require(value["findings"]?.array?.first)
    #expect(
      finding.object?.members.map(\.key) == [
        "rule", "severity", "file", "line", "column", "endLine", "endColumn", "message", "why",
        "fix", "edits",
      ]
    )
    #expect(finding["file"]?.string == "bad.swift")
    #expect(finding["line"]?.integer == 4)
    #expect(try home.run("lint", "good.swift").status == 0)
  }

  @Test func `edits are shown, made once, and the file keeps its mode`() throws {
    let home = try home()
    let script = "chmod 640 bad.swift"
    _ = try home.shell(script)
    let runs = [
      try home.run("lint", "--fix", "--dry-run", "bad.swift"),
      try home.run("lint", "--fix", "bad.swift"),
      try home.run("lint", "--fix", "bad.swift"),
      try home.shell("stat -c %a bad.swift; diff bad.swift good.swift"),
    ]
    try expectGolden("grading/fix.txt", runs.transcript)
  }

  @Test func `an answer cannot silence the rules it is judged by`() throws {
    let home = try home()
    for comment in ["// viva:disable state_not_private", "// viva: disable state_not_private"] {
      try home.write("excused.swift", comment + "\n" + Self.bad)
      #expect(try home.run("grade", "excused.swift").status == 0)
      #expect(try home.run("grade", "excused.swift", "--exercise", "repair").status == 1)
    }
  }

  @Test func `as JSON a verdict has its stages`() throws {
    let home = try home()
    let run = try home.run("grade", "bad.swift", "--exercise", "repair", "--json")
    let value = try JSONValue(parsing: Array(run.output.utf8))
    #expect(run.status == 1)
    #expect(run.errors == "")
    #expect(
      value.object?.members.map(\.key) == [
        "schema", "passed", "judged", "stages", "skipped", "rating",
      ]
    )
    #expect(value["passed"]?.bool == false)
    #expect(value["rating"]?.string == "again")
    #expect(value["stages"]?.array?.compactMap { $0["stage"]?.string } == ["parse", "lint"])
  }

  @Test func `code may come on standard input`() throws {
    let home = try home()
    #expect(try home.run("grade", "-", input: Self.good).status == 0)
    #expect(try home.run("grade", "-", input: Self.bad).status == 1)
    let empty = try home.run("grade", "-", input: "\n")
    #expect(empty.status == 3)
    #expect(
      empty.errors
        == "viva: there is no code in what was handed in; if you wrote some, save the file first\n"
    )
  }

  @Test func `a snippet that hangs the parser costs its time and nothing else`() throws {
    let home = try home()
    let run = try home.run("lint", "hang.swift", "bad.swift")
    #expect(run.status == 1)
    #expect(run.output.contains("hang.swift:1:"))
    #expect(run.output.contains("bad.swift:4:"))
  }

  @Test func `rules are listed, and one is shown`() throws {
    let home = try home()
    let rules = try home.run("rules", "--json")
    let value = try JSONValue(parsing: Array(rules.output.utf8))
    #expect(value["schema"]?.integer == 1)
    #expect((value["rules"]?.array?.count ?? 0) >= 9)
    let one = try home.run("rules", "state_not_private")
    #expect(one.status == 0)
    #expect(one.output.contains("viva show repair"))
    #expect(try home.run("rules", "state_not_privat").status == 2)
  }

  @Test func `beside no helper the program says what is missing`() throws {
    let home = try home()
    let script = "mkdir bin; cp \"$VIVA\" bin/; VIVA=bin/viva; viva lint bad.swift"
    let run = try home.shell(script)
    #expect(run.status == 4)
    #expect(run.output == "")
    #expect(run.errors.contains("viva-linter"))
  }

  @Test func `the doctor finds nothing wrong in a new home`() throws {
    let home = try home()
    _ = try home.run("drill", "--kind", "flashcard", "--limit", "1", input: "\n4\n")
    let run = try home.run("doctor", "--json")
    let value = try JSONValue(parsing: Array(run.output.utf8))
    #expect(value.object?.members.map(\.key) == ["schema", "checks"])
    let states = value["checks"]?.array?.compactMap { $0["state"]?.string } ?? []
    #expect(states.count >= 5)
    // Where a part of the lab is missing it says so, which is nothing wrong.
    #expect(states.allSatisfy { $0 != "problem" })
    #expect(run.status == 0)
  }
}
