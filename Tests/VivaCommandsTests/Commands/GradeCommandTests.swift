import Testing
import TestSupport

@MainActor
struct GradeCommandTests {
  private static let clean = "{\"findings\":[],\"unreadable\":[]}"
  private static let fault = """
    {"findings":[{"rule":"state_not_private","severity":"warning","file":"/Row.swift","line":1,\
    "column":8,"endLine":1,"endColumn":11,"message":"'a' is state of this view alone",\
    "why":"","fix":"make it private","edits":[]}],"unreadable":[]}
    """
  private static let bank = """
    # Work
    <!-- bank: work; level: mid -->

    ## Keep it private
    <!-- id: repair; rules: state_not_private -->

    ### Starter
    ```swift Row.swift
    @State var a = 0
    ```

    ### Solution
    ```swift Row.swift
    @State private var a = 0
    ```

    """

  private func desk(_ answer: String) -> Desk {
    var desk = Desk(["/banks/work.md": Self.bank, "/Row.swift": "@State private var a = 1\n"])
    desk.processes = CannedPrograms(answers: [":\"lint\"": answer, ":\"rules\"": "{\"rules\":[]}"])
    return desk
  }

  @Test func `a clean snippet passes`() {
    let run = desk(Self.clean).run("grade", "/Row.swift")
    #expect(run.output == "Passed: The snippet is clean by the rules.\n")
    #expect(run.talk == Desk.noCompiler)
    #expect(run.status == 0)
  }

  @Test func `a fault fails, and is shown where it is`() {
    let run = desk(Self.fault).run("grade", "/Row.swift")
    #expect(
      run.output == """
        /Row.swift:1:8: warning: 'a' is state of this view alone [state_not_private]
            1 | @State private var a = 1
              |        ^~~
          fix: make it private
        Not yet: The snippet fails at lint.

        """
    )
    #expect(run.status == 1)
  }

  @Test func `the verdict on an exercise is recorded, the first of a day as its review`() {
    let desk = desk(Self.clean)
    #expect(
      desk.run("grade", "/Row.swift", "--exercise", "repair").output == """
        Passed: 'Keep it private' is clean by the rules.
        good: comes back in 2 days (2026-12-02)

        """
    )
    #expect(
      desk.run("grade", "/Row.swift", "--exercise", "repair").output == """
        Passed: 'Keep it private' is clean by the rules.
        good: kept as an attempt; today's first verdict is the one that counts

        """
    )
    let json = desk.run("grade", "/Row.swift", "--exercise", "repair", "--json").output
    #expect(
      json
        == "{\"schema\":1,\"passed\":true,\"judged\":true,\"stages\":[{\"stage\":\"parse\",\"passed\":true,\"findings\":[],\"expectations\":[]},{\"stage\":\"lint\",\"passed\":true,\"findings\":[],\"expectations\":[]}],\"skipped\":[{\"stage\":\"compile\",\"reason\":\"the code of '/banks/work.md' runs only when you trust it: read it, then 'viva trust /banks/work.md'\"},{\"stage\":\"run\",\"reason\":\"the code of '/banks/work.md' runs only when you trust it: read it, then 'viva trust /banks/work.md'\"}],\"rating\":\"good\"}\n"
    )
  }

  @Test func `the rules that an answer failed are recorded with its verdict`() {
    let desk = desk(Self.fault)
    desk.run("grade", "/Row.swift", "--exercise", "repair")
    desk.run("grade", "/Row.swift")
    desk.run("grade", "/Row.swift", "--exercise", "repair")
    let records = desk.files.paths.filter { $0.contains("/viva/log/") }
      .flatMap { String(decoding: desk.files[$0] ?? [], as: UTF8.self).split(separator: "\n") }
    #expect(
      records.map { $0.contains(#","rules":["state_not_private"],"crc":"#) } == [true, true]
    )
  }

  @Test func `an unchanged starter is refused and not recorded`() {
    let desk = desk(Self.fault)
    desk.files["/Row.swift"] = Array("@State var a = 0\n".utf8)
    let run = desk.run("grade", "/Row.swift", "--exercise", "repair")
    #expect(run.talk == "viva: this is still the starter; repair it first, then hand it in\n")
    #expect(run.status == 3)
    #expect(desk.run("undo").status == 1)
  }

  @Test func `code may come on standard input`() {
    let run = desk(Self.clean).run("grade", "-", lines: ["@State private var c = 0"])
    #expect(run.output == "Passed: The snippet is clean by the rules.\n")
  }

  @Test func `an id that names no exercise is refused`() {
    let run = desk(Self.clean).run("grade", "/Row.swift", "--exercise", "owner")
    #expect(run.status == 2)
    #expect(run.talk == "viva: there is no item 'owner'\nsee 'viva help grade'\n")
  }
}
