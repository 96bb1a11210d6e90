import Core
import LinterProtocol
import Terminal
import Testing
import TestSupport

/// The session that `viva lint --drill` offers.
@MainActor
struct LessonTests {
  private nonisolated static let bank = """
    # Lessons
    <!-- bank: lessons; level: mid; topic: t -->

    ## Rare, new
    <!-- id: rare; covers: C02 -->

    One.

    ## Often, and less to the point
    <!-- id: often; covers: C01 -->

    Two.

    ## Often, and much to the point
    <!-- id: apt; covers: C01 C03 -->

    Three.

    ## Beside the point
    <!-- id: beside; covers: C09 -->

    Four.

    """

  private func desk(_ texts: [String: String] = [:]) -> Desk {
    var desk = Desk(
      ["/banks/lessons.md": Self.bank, "/app/A.swift": "rare\noften\noften\n"]
        .merging(texts) { $1 }
    )
    desk.processes = ScriptedLinter(
      files: desk.files,
      rules: [Self.rule("often", ["C01", "C03"]), Self.rule("rare", ["C02"])]
    ) { texts in
      texts.sorted { $0.key < $1.key }.flatMap { path, text in
        text.split(separator: "\n").enumerated().map { place, code in
          Finding(
            String(code),
            .warning,
            file: path,
            start: TextPosition(line: place + 1, column: 1),
            message: "found"
          )
        }
      }
    }
    return desk
  }

  private static func rule(_ id: String, _ claims: [String]) -> RuleDescription {
    RuleDescription(
      id: id,
      section: "A",
      severity: .warning,
      title: id,
      rationale: "",
      claims: claims,
      isOptIn: false,
      passing: [],
      failing: []
    )
  }

  /// The ids of the items that a session asked, in order, each with why.
  private func asked(_ run: Outcome) -> [String] {
    run.output.split(separator: "\n").filter { $0.contains(" · flashcard · ") }.map { line in
      line.split(separator: " · ").suffix(2).joined(separator: " ")
    }
  }

  @Test func `the items of the rule found most often come first, the most apt of them first`() {
    let run = desk().run("lint", "/app", "--drill", lines: ["", "4", "", "4", "", "4"])
    #expect(asked(run) == ["new apt", "new often", "new rare"])
    #expect(run.talk.contains("1 file: 3 warnings\n3 findings of 2 rules; 3 items teach them.\n"))
    #expect(run.output.contains("\nThat was all of them.\n3 answers, 3 right (100 %)"))
    #expect(run.status == 1)
  }

  @Test func `what is known is practised last, and what is set aside is not asked`() {
    let desk = desk()
    desk.run("lint", "/app", "--drill", lines: ["", "4", "s", "s"])
    desk.run("suspend", "rare")
    let run = desk.run("lint", "/app", "--drill", lines: ["", "4", "", "3"])
    #expect(asked(run) == ["new often", "practice apt"])
    #expect(run.output.contains("\ngood: practice, the schedule stays\n"))
    #expect(run.talk.contains("3 findings of 2 rules; 2 items teach them.\n"))
  }

  private nonisolated static let excuses: [(bank: String, code: String, talk: String)] = [
    (bank, "", "1 file: nothing found\nthere is nothing to practise\n"),
    (
      "# Other\n<!-- bank: o; level: mid -->\n\n## Q\n<!-- id: q -->\n\nA.\n", "often\nrare\n",
      "1 file: 2 warnings\n2 findings of 2 rules; no item of the loaded banks teaches them\n"
    ),
    (
      bank, "unknown\n",
      "1 file: 1 warning\n1 finding of 1 rule; no item of the loaded banks teaches it\n"
    ),
  ]

  @Test(arguments: excuses)
  func `with nothing to ask it says why and ends`(bank: String, code: String, talk: String) {
    let run = desk(["/banks/lessons.md": bank, "/app/A.swift": code])
      .run("lint", "/app", "--drill", lines: ["", "4"])
    #expect(run.talk == talk)
    #expect(run.status == (code.isEmpty ? 0 : 1))
  }

  @Test func `items that are all set aside are told as such`() {
    let desk = desk(["/app/A.swift": "rare\n"])
    desk.run("bury", "rare")
    let run = desk.run("lint", "/app", "--drill", lines: ["", "4"])
    #expect(
      run.talk
        == "1 file: 1 warning\n1 finding of 1 rule; 1 item teaches it, but all are suspended, buried or past today's limit\n"
    )
  }

  private nonisolated static let wishes: [([LineInput], [String], Int32)] = [
    ([.line("n")], [], 1),
    ([.line("No")], [], 1),
    ([.endOfInput], [], 1),
    ([.interrupted], [], 130),
    ([.line("what?"), .line("y"), .line("q")], ["new apt"], 1),
    ([.line(""), .line("q")], ["new apt"], 1),
  ]

  @Test(arguments: wishes)
  func `a person is asked first`(inputs: [LineInput], asked: [String], status: Int32) {
    let lines = ScriptedLines(inputs, isInteractive: true)
    let run = desk().run(["lint", "/app", "--drill"], reading: lines)
    #expect(
      lines.prompts.first
        == "3 findings of 2 rules; 3 items teach them. Practise now? [Y/n] "
    )
    #expect(self.asked(run) == asked)
    #expect(run.status == status)
  }

  @Test func `a person at a terminal is told of the session, a script is not`() {
    var desk = desk()
    desk.isTerminal = true
    let person = desk.run(["lint", "/app"], reading: ScriptedLines([], isInteractive: true))
    #expect(
      person.talk == "1 file: 3 warnings\nwith --drill you practise what teaches these rules\n"
    )
    #expect(desk.run("lint", "/app").talk == "1 file: 3 warnings\n")
  }
}
