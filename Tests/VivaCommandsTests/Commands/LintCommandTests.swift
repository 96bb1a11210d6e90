import Testing
import TestSupport

@MainActor
struct LintCommandTests {
  private static let finding = """
    {"findings":[{"rule":"state_not_private","severity":"warning","file":"/app/Row.swift","line":2,\
    "column":3,"endLine":2,"endColumn":19,"message":"'count' is state of this view alone",\
    "why":"others could pass it in","fix":"make it private","edits":[]}],"unreadable":[]}
    """

  private func desk(_ answer: String) -> Desk {
    var desk = Desk()
    desk.processes = CannedPrograms(answers: [
      ":\"lint\"": answer, ":\"rules\"": "{\"rules\":[]}",
    ])
    desk.files["/app/Row.swift"] = Array("struct Row: View {\n  @State var count = 0\n}\n".utf8)
    desk.files["/app/Generated/A.swift"] = []
    return desk
  }

  @Test func `a finding is shown with its line, why and the way out`() {
    let run = desk(Self.finding).run("lint", "/app")
    #expect(
      run.output == """
        /app/Row.swift:2:3: warning: 'count' is state of this view alone [state_not_private]
            2 |   @State var count = 0
              |   ^~~~~~~~~~~~~~~~
          why: others could pass it in
          fix: make it private

        """
    )
    #expect(run.talk == "2 files: 1 warning\n")
    #expect(run.status == 1)
  }

  @Test func `as JSON it is one object`() {
    let run = desk(Self.finding).run("lint", "/app/Row.swift", "--format", "json")
    #expect(run.output.hasPrefix("{\"schema\":1,\"findings\":[{\"rule\":\"state_not_private\","))
    #expect(run.status == 1)
    #expect(desk(Self.finding).run("--json", "lint", "/app/Row.swift").output == run.output)
  }

  @Test func `nothing found is a yes`() {
    let run = desk("{\"findings\":[],\"unreadable\":[]}").run(
      "lint",
      "/app",
      "--exclude",
      "Generated"
    )
    #expect(run.output == "")
    #expect(run.talk == "1 file: nothing found\n")
    #expect(run.status == 0)
  }

  private nonisolated static let cases: [([String], Int32, String)] = [
    (
      ["/app", "--drill", "--fix"], 2,
      "viva: '--drill' and '--fix' exclude each other\nsee 'viva help lint'\n"
    ),
    (
      ["/app", "--drill", "--format", "sarif"], 2,
      "viva: '--drill' and '--format sarif' exclude each other\nsee 'viva help lint'\n"
    ),
    (
      ["/app", "--drill", "--json"], 2,
      "viva: '--drill' and '--json' exclude each other\nsee 'viva help lint'\n"
    ),
    (["/nowhere"], 3, "viva: there is no '/nowhere'; check the spelling and the working folder\n"),
    (["/banks"], 3, "viva: no Swift file in '/banks'\n"),
    (
      ["/app", "--deployment-target", "17"], 2,
      "viva: '--deployment-target' must be a platform and its version, as iOS17, not '17'\nsee 'viva help lint'\n"
    ),
  ]

  @Test(arguments: cases)
  func `what cannot be linted is told`(words: [String], status: Int32, talk: String) {
    let run = desk("").run(["lint"] + words, reading: ScriptedLines([]))
    #expect(run.talk == talk)
    #expect(run.status == status)
    #expect(run.output == "")
  }

  @Test func `without its helper the program says how to get it`() {
    var desk = desk("")
    desk.processes = CannedPrograms()
    let run = desk.run("lint", "/app")
    #expect(
      run.talk
        == "viva: the linter is not at '/opt/viva/bin/viva-linter'; build it with 'swift build -c release --product viva-linter', or keep it beside viva\n"
    )
    #expect(run.status == 4)
  }
}
