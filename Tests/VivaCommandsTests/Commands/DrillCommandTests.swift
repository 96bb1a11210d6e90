import Core
import Effects
import Terminal
import Testing
import TestSupport
import VivaCommands

@MainActor
struct DrillCommandTests {
  @Test func `a session is shown, answered, stored and summed up`() {
    let desk = Desk()
    let run = desk.run(
      ["drill", "--seed", "7"],
      reading: ScriptedLines(["", "4", "", "3", "?", "b", "q"].map(LineInput.line))
    )
    #expect(
      run.output == """

        1/2 · flashcard · mid · ownership/state · new · owner
        Who owns the value of a row?
        The list that holds it.
        1 again (1m) · 2 hard (6m) · 3 good (10m) · 4 easy (6d)
        easy: comes back in 6 days (2026-12-06)

        2/3 · flashcard · senior · ownership/bindings · new · writer
        And who may write it?
        Whoever was lent a binding.
        1 again (1m) · 2 hard (6m) · 3 good (10m) · 4 easy (8d)
        good: comes back in 10 minutes

        3/4 · choice · mid · ownership/state · new · borrow
        Which of these borrows?
        a) `@Binding`
        b) `let`
        Not quite.
        a) right, and missed
           It writes through.
        b) wrong, and picked
           It only reads.
        again: comes back in 1 minute

        4/5 · choice · mid · ownership/state · step · borrow
        Which of these borrows?
        a) `let`
        b) `@Binding`

        3 answers, 2 right (66 %), 3 new items, 0 s
          flashcard: 2 of 2 right
          choice: 0 of 1 right
        streak: 1 day (longest 1)
        0 due, 2 learning steps, 0 new, about 1 minute

        """
    )
    #expect(
      run.talk == """
        ? hint · w why · s skip · u undo · b bury · e edit · q end
        w why · s skip · u undo · b bury · e edit · q end
        w why · s skip · u undo · :b bury · e edit · q end
        this item has no hint
        w why · s skip · u undo · :b bury · e edit · q end

        """
    )
    #expect(run.status == 0)
  }

  @Test func `prompts tell place and wish`() {
    let lines = ScriptedLines(
      ["", "4", "", "3", "b", "q"].map(LineInput.line),
      isInteractive: true
    )
    _ = Desk().run(["drill", "--seed", "7"], reading: lines)
    #expect(
      lines.prompts == [
        "[1/2] Enter shows the answer> ", "[1/2] rate 1–4> ", "[2/3] Enter shows the answer> ",
        "[2/3] rate 1–4> ", "[3/4] one letter> ", "[4/5] one letter> ",
      ]
    )
  }

  @Test func `a choice with several right options asks for all of them`() {
    let lines = ScriptedLines([.line("q")], isInteractive: true)
    let bank = """
      # B
      <!-- bank: b; level: mid -->

      ## Which?
      <!-- id: several -->

      ### Choices
      - [x] one
      - [x] two
      - [ ] three

        It is odd.

      """
    _ = Desk(["/banks/b.md": bank]).run(["drill"], reading: lines)
    #expect(lines.prompts == ["[1/1] all right letters> "])
  }

  @Test func `Ctrl-C ends a session of the shell with its summary and the status for it`() {
    let lines = ScriptedLines([.line(""), .line("4"), .interrupted], isInteractive: true)
    let run = Desk().run(["drill"], reading: lines)
    #expect(run.output.contains("\n1 answer, 1 right (100 %), 1 new item, 0 s\n"))
    #expect(run.status == 130)
    #expect(run.end.signal == nil)
  }

  @Test func `a signal to end is passed on`() {
    let lines = ScriptedLines([.line(""), .terminated(signal: 15)], isInteractive: true)
    let run = Desk().run(["drill"], reading: lines)
    #expect(run.end == ProgramEnd(status: .interrupted, signal: 15))
  }

  @Test func `an answer that cannot be stored waits for another try`() {
    let desk = Desk()
    desk.files.add(.init(in: "append", .full("log")))
    let lines = ScriptedLines([.line(""), .line("4"), .line(""), .line("q")], isInteractive: true)
    let run = desk.run(["drill"], reading: lines)
    #expect(
      run.talk.ranges(
        of: "this answer (easy) is not saved yet: Enter tries again, q leaves without it"
      ).count == 2
    )
    #expect(run.status == 0)
    #expect(!run.output.contains("comes back"))
  }

  @Test func `without anybody there an answer that cannot be stored ends the session`() {
    let desk = Desk()
    desk.files.add(.init(in: "append", .full("/home/ada/log")))
    let run = desk.run("drill", lines: ["", "4", "", "4"])
    #expect(run.status == 4)
    #expect(
      run.talk == """
        ? hint · w why · s skip · u undo · b bury · e edit · q end
        viva: the answer was not saved, all earlier ones are safe: there is no room for \
        '/home/ada/log'; free space on that disk or choose another folder

        """
    )
  }

  @Test func `a store that cannot be written is told before the first question`() {
    let desk = Desk()
    desk.files.add(.init(in: "makeFolder", .readOnly("/home/ada/.local/share/viva")))
    let run = desk.run("drill", lines: ["", "4"])
    #expect(run.output == "")
    #expect(run.status == 4)
  }
}
