import Core
import Effects
import Terminal
import Testing
import TestSupport
import VivaCommands

/// The time after a wrong answer to an exercise.
@MainActor
struct AfterwardsTests {
  private static let bank = """
    # Work
    <!-- bank: work; level: mid; topic: ownership/state -->

    ## Keep it private
    <!-- id: repair; rules: state_not_private -->

    ### Starter
    ```swift Row.swift
    @State var count = 0
    ```

    ### Solution
    ```swift Row.swift
    @State private var count = 0
    ```

    ### Why
    Nobody else owns it.

    """

  private let desk: Desk

  init() {
    var desk = Desk([
      "/banks/work.md": Self.bank,
      "/wrong.swift": "@State var count = 1\n",
      "/right.swift": "@State private var count = 1\n",
    ])
    desk.processes = ScriptedLinter(files: desk.files) { texts in
      texts.filter { $0.value.contains("@State var") }.keys.sorted().map { path in
        Finding(
          "state_not_private",
          .warning,
          file: path,
          start: TextPosition(line: 1, column: 1),
          message: "'count' is state of this view alone"
        )
      }
    }
    self.desk = desk
  }

  private func drill(
    _ inputs: LineInput...,
    isInteractive: Bool = true,
    options: [String] = []
  ) -> (run: Outcome, prompts: [String]) {
    let lines = ScriptedLines(inputs, isInteractive: isInteractive)
    let run = desk.run(["drill"] + options, reading: lines)
    return (run, lines.prompts)
  }

  /// The kinds of the events that were recorded, in order.
  private var events: [String] {
    let log = desk.files.paths.filter { $0.contains("/share/viva/log/") }
      .flatMap { desk.files[$0] ?? [] }
    return String(decoding: log, as: UTF8.self).split(separator: "\n").compactMap { line in
      line.split(separator: "\"k\":\"").last?.split(separator: "\"").first.map(String.init)
    }
  }

  private static let question = "[1/1] your file's path, or Enter for your editor> "
  private static let again = "try again, or Enter> "
  private static let keys = "Enter goes on · a path tries again · w why · solution shows one\n"
  private static let fault = """
    /wrong.swift:1:1: warning: 'count' is state of this view alone [state_not_private]
        1 | @State var count = 1
          | ^
    Not yet: 'Keep it private' fails at lint.

    """

  @Test func `a wrong answer waits for the learner to go on`() {
    let (run, prompts) = drill(.line("/wrong.swift"), .line(""))
    #expect(prompts == [Self.question, Self.again])
    #expect(run.talk.hasSuffix(Self.keys))
    #expect(run.output.contains("\n1 answer, 0 right (0 %), 1 new item, 0 s\n"))
    #expect(run.status == 0)
    #expect(events == ["review"])
  }

  @Test func `the why and a solution are shown where they are asked for`() {
    let (run, prompts) = drill(
      .line("/wrong.swift"),
      .line("w"),
      .line("solution"),
      .line("q")
    )
    #expect(
      run.output.contains(
        """
        Nobody else owns it.
        Row.swift
        │ @State private var count = 0

        """
      )
    )
    #expect(prompts.count == 4)
    #expect(events == ["review"])
  }

  @Test func `further tries are judged, kept as attempts, and end with the first that passes`() {
    let (run, prompts) = drill(.line("/wrong.swift"), .line("/wrong.swift"), .line("/right.swift"))
    #expect(run.output.ranges(of: Self.fault).count == 2)
    #expect(
      run.output.contains(
        """
        Passed: 'Keep it private' is clean by the rules.
        good: kept as an attempt; today's first verdict is the one that counts

        """
      )
    )
    #expect(prompts == [Self.question, Self.again, Self.again])
    #expect(events == ["review", "attempt", "attempt"])
    #expect(desk.run("show", "repair").output.contains("1 review, "))
  }

  @Test func `what cannot be judged is told, and the time goes on`() {
    let (run, prompts) = drill(.line("/wrong.swift"), .line("/missing.swift"), .line(""))
    #expect(
      run.talk.hasSuffix(
        "viva: there is no '/missing.swift'; check the spelling and the working folder\n"
      )
    )
    #expect(prompts.count == 3)
    #expect(events == ["review"])
  }

  @Test func `practice stays practice`() {
    desk.run("grade", "/right.swift", "--exercise", "repair")
    var later = desk
    later.now = "2026-12-01T10:00:00Z"
    let lines = ScriptedLines(
      ["/wrong.swift", "/right.swift"].map(LineInput.line),
      isInteractive: true
    )
    let run = later.run(["drill", "--cram", "--limit", "1"], reading: lines)
    #expect(run.output.contains("again: practice, the schedule stays\n"))
    #expect(run.output.contains("Passed: 'Keep it private' is clean by the rules.\n"))
    #expect(events == ["review", "cram"])
  }

  @Test func `a right answer and a script go on at once`() {
    let right = drill(.line("/right.swift"))
    #expect(right.prompts == [Self.question])
    #expect(!right.run.talk.contains(Self.keys))
    let script = AfterwardsTests().drill(.line("/wrong.swift"), isInteractive: false)
    #expect(script.prompts == [Self.question])
    #expect(!script.run.talk.contains(Self.keys))
  }

  struct Ending: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let input: LineInput
    let end: ProgramEnd
  }

  @Test(arguments: [
    Ending(testDescription: "Ctrl-D", input: .endOfInput, end: ProgramEnd(status: .done)),
    Ending(testDescription: "Ctrl-C", input: .interrupted, end: ProgramEnd(status: .interrupted)),
    Ending(
      testDescription: "a signal",
      input: .terminated(signal: 15),
      end: ProgramEnd(status: .interrupted, signal: 15)
    ),
  ])
  func `the session ends here as at a question`(_ ending: Ending) {
    let (run, _) = drill(.line("/wrong.swift"), ending.input)
    #expect(run.end == ending.end)
    #expect(run.output.contains("\n1 answer, 0 right (0 %), 1 new item, 0 s\n"))
  }

  @Test func `the tabulator offers paths`() {
    let lines = ScriptedLines(
      ["/wrong.swift", "/ri\t", ""].map(LineInput.line),
      isInteractive: true
    )
    _ = desk.run(["drill"], reading: lines)
    #expect(lines.offers == [["/right.swift "]])
  }
}
