import Arguments
import Testing

struct CommandTableTests {
  @Test func `a sound table has no problems`() {
    #expect(sampleTable.problems.isEmpty)
  }

  @Test func `a careless table is told what is wrong with it`() {
    let table = CommandTable(
      program: "viva",
      summary: "",
      globals: [.flag("quiet", short: "q", "say less")],
      commands: [
        CommandSpec(
          "one",
          "A summary that ends in a full stop.",
          operands: [OperandSpec("A", .any), OperandSpec("B")],
          options: [
            .flag("quiet", short: "q", ""), .flag("help", "help"), .value("n", "N", "number"),
          ]
        ),
        CommandSpec("one", "once more"),
        CommandSpec("three", "three", options: [.flag("n", "no"), .flag("x", "help.")]),
        CommandSpec(
          "two",
          "two",
          options: [.flag("y", "yes")],
          subcommands: [CommandSpec("a", "b")]
        ),
      ]
    )
    #expect(
      table.problems == [
        "command 'one' exists twice",
        "option of one 'quiet' exists twice",
        "short option of one 'q' exists twice",
        "the help of --quiet (one) is empty or ends in a full stop",
        "one takes --help or -h",
        "the summary of one is not 1…60 characters without a full stop",
        "an operand of one repeats before the last one",
        "the help of --x (three) is empty or ends in a full stop",
        "two has subcommands and operands or options of its own",
        "'--n' takes a value in one command and none in another",
      ]
    )
  }

  @Test(
    arguments: [
      ([], "viva [options] [COMMAND]"),
      (["drill"], "viva drill [options]"),
      (["exercise"], "viva exercise list|start"),
      (["exercise", "start"], "viva exercise start ID [options]"),
      (["config"], "viva config [KEY [VALUE]]"),
      (["lint"], "viva lint PATH… [options]"),
    ] as [([String], String)]
  )
  func `a call's form shows what must and what may be given`(path: [String], form: String) {
    #expect(sampleTable.form(of: path) == form)
  }
}
