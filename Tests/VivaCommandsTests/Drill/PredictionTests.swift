import LabProtocol
import Terminal
import Testing
import VivaCommands

/// A prediction of what code prints, whose length is part of the answer.
@MainActor
struct PredictionTests {
  private static let bank = """
    # Guess
    <!-- bank: guess; level: mid -->

    ## What is printed?
    <!-- id: guess -->

    ### Run
    ```swift
    print(1)
    print(2)
    ```

    ### Output
    ```
    1
    2
    ```

    """

  private func drill(_ lines: [String], isInteractive: Bool) -> (run: Outcome, prompts: [String]) {
    let reader = ScriptedLines(lines.map(LineInput.line), isInteractive: isInteractive)
    let desk = Desk(["/banks/guess.md": Self.bank])
    return (desk.run(["drill", "--limit", "1"], reading: reader), reader.prompts)
  }

  @Test(arguments: [
    (["1", "2", ""], true), (["1\n2", ""], true), (["1", "2", "."], true), (["1", "2"], false),
    (["1\n2"], false), (["1", "2", "."], false),
  ])
  func `all lines right are good`(lines: [String], isInteractive: Bool) {
    let run = drill(lines, isInteractive: isInteractive).run
    #expect(run.output.contains("\nRight.\n"))
    #expect(run.output.contains("\n1 answer, 1 right (100 %)"))
  }

  @Test(arguments: [
    (["1", ""], true), (["1", "2", "3", ""], true), ([""], true), (["."], true),
    (["1", "."], false), (["1", ""], false), (["1\n2\n3"], false),
  ])
  func `a line missing or too many is wrong`(lines: [String], isInteractive: Bool) {
    let run = drill(lines, isInteractive: isInteractive).run
    #expect(run.output.contains("\nNot quite.\n"))
    #expect(run.output.contains("\n1 answer, 0 right (0 %)"))
  }

  private func drillRunning(_ answer: RunAnswer, _ lines: [String]) -> Outcome {
    var desk = Desk(["/banks/guess.md": Self.bank])
    desk.snippets = ScriptedSnippets(records: [:], answer: answer)
    desk.run("trust", "/banks")
    return desk.run(
      ["drill", "--limit", "1"],
      reading: ScriptedLines(lines.map(LineInput.line))
    )
  }

  nonisolated private static func printing(_ text: String, end: EarlyEnd? = nil) -> RunAnswer {
    .ran(RanSnippet(SnippetRun(printed: text, end: end), root: nil))
  }

  @Test func `where the run agrees with the bank, that is said`() {
    let run = drillRunning(Self.printing("1\n2\n"), ["1", "2"])
    #expect(run.output.contains("\nRight.\nIt was run, and printed just that.\n"))
    #expect(!run.talk.contains("bank's"))
  }

  @Test(arguments: [(["1", "3"], "1 right"), (["1", "2"], "0 right")])
  func `where it does not, the run decides and the bank is at fault`(
    lines: [String],
    closing: String
  ) {
    let run = drillRunning(Self.printing("1\n3\n"), lines)
    #expect(
      run.talk.contains(
        "warning: this is the bank's fault: run just now, line 2 is '3', and the bank says '2'; "
          + "'viva edit guess' opens it\n"
      )
    )
    #expect(run.output.contains("1 answer, \(closing)"))
  }

  @Test(arguments: [
    (
      Self.printing("1\n", end: .crashed(message: "Index out of range", place: "")),
      "it stopped: it crashed: Index out of range"
    ),
    (RunAnswer.unknown(["Canvas"]), "the lab does not know 'Canvas', so it cannot run this"),
  ])
  func `where it cannot be run to its end, the bank decides and that is said in a line`(
    answer: RunAnswer,
    reason: String
  ) {
    let run = drillRunning(answer, ["1", "2"])
    #expect(
      run.talk.contains(
        "compared with the bank's output, for the code was not run to its end: \(reason)"
      )
    )
    #expect(run.output.contains("\nRight.\n"))
  }

  @Test func `code that nobody trusts is not run, and that is said`() {
    let run = drill(["1", "2"], isInteractive: false).run
    #expect(run.talk.contains("not run: the code of '/banks/guess.md' runs only when you trust it"))
  }

  @Test(arguments: [("1\n2\n", Int32(0)), ("1\n3\n", 1)])
  func `an item shown with its run says whether the bank is right`(printed: String, status: Int32) {
    var desk = Desk(["/banks/guess.md": Self.bank])
    desk.snippets = ScriptedSnippets(records: [:], answer: Self.printing(printed))
    desk.run("trust", "/banks")
    let run = desk.run("show", "guess", "--run")
    #expect(run.status == status)
    #expect(run.output.contains("It printed what the bank says.") == (status == 0))
    #expect(run.talk.contains("the bank's output is another: line 2 is '3'") == (status == 1))
  }

  @Test func `a person is told how to end, not how many lines there are`() {
    let prompts = drill(["1", "2", ""], isInteractive: true).prompts
    #expect(
      prompts == [
        "[1/1] line 1, an empty one ends> ", "[1/1] line 2, an empty one ends> ",
        "[1/1] line 3, an empty one ends> ",
      ]
    )
  }
}
