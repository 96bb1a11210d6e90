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
