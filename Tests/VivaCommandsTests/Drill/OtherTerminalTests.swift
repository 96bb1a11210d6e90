import Testing

/// A drill while another one goes on over the same data folder.
@MainActor
struct OtherTerminalTests {
  @Test func `what was answered elsewhere before its answer is shown is left, and said so`() {
    let desk = Desk()
    let lines = MeanwhileLines(
      ["", "q"],
      meanwhile: [0: { desk.run("drill", "--limit", "1", lines: ["", "4"]) }]
    )
    let run = desk.run(["drill"], reading: lines)
    #expect(run.talk.contains("owner was answered elsewhere meanwhile; on to what is left\n"))
    #expect(!run.output.contains("The list that holds it."))
    #expect(desk.logs.joined().split(separator: "\n").count == 1)
  }

  @Test func `after the answer is shown it is said that the waits hold no more`() {
    let desk = Desk()
    let lines = MeanwhileLines(
      ["", "3", "q"],
      meanwhile: [1: { desk.run("drill", "--limit", "1", lines: ["", "4"]) }]
    )
    let run = desk.run(["drill"], reading: lines)
    let said =
      "owner was answered elsewhere meanwhile; this answer counts as well, "
      + "and the waits above hold no more\n"
    #expect(run.talk.split(separator: said, omittingEmptySubsequences: false).count == 2)
    #expect(desk.logs.joined().split(separator: "\n").count == 2)
  }

  @Test func `undo takes back this session's last answer, and what is left is its own`() {
    let desk = Desk()
    let lines = MeanwhileLines(
      ["", "4", "u", "u", "q"],
      meanwhile: [2: { desk.run("drill", "--limit", "1", lines: [":s", "a"]) }]
    )
    let run = desk.run(["drill"], reading: lines)
    #expect(run.talk.contains("took back: the review of owner (easy)"))
    #expect(
      run.talk.contains(
        "there is nothing left to take back in this session; 'viva undo' takes back what was "
          + "before it\n"
      ),
      "\(run.talk)"
    )
    #expect(!run.output.contains("1 answer"))
    let undo = desk.run("undo")
    #expect(undo.output.hasPrefix("took back: the review of "), "\(undo.output)")
    #expect(!undo.output.contains("owner"))
  }
}
