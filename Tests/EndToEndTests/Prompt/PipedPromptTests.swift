import Testing

/// The prompt when its input is a pipe: each line is a command.
struct PipedPromptTests {
  private func piped(_ text: String, _ home: Home) throws -> Run { try home.run([], input: text) }

  @Test func `each line is a command, without prompt or welcome`() throws {
    let home = try Home("chain")
    try expectGolden("prompt/piped.txt", piped("due\nlist\n", home).transcript)
  }

  @Test func `a session reads its answers from the lines that follow`() throws {
    let home = try Home("chain")
    let run = try piped("drill --limit 1\n\n4\ndue\nundo\ndue\n", home)
    try expectGolden("prompt/piped-drill.txt", run.transcript)
  }

  @Test func `comments, blank lines, dots and the program's name are taken well`() throws {
    let home = try Home("chain")
    let run = try piped("# comment\n\n   \nviva due\n.due\n  due  \nquit\ndue\n", home)
    try expectGolden("prompt/piped-words.txt", run.transcript)
  }

  @Test func `every line is run, and the worst of their statuses is the program's`() throws {
    let home = try Home("chain")
    let runs = [
      try piped("due\ndeu\ndue\n", home),
      try piped("show nothing\ndue\n", home),
      try piped("show 'open\ndue\n", home),
      try piped("check missing.md\ndue\n", home),
      try piped("due --exit-status\nlist --search nothing\n", home),
    ]
    try expectGolden("prompt/piped-errors.txt", runs.transcript)
  }

  @Test func `a no goes on and is the status at the end`() throws {
    let home = try Home("chain")
    _ = try home.run("drill", input: "\n2\n\n4\n\n4\n")
    let run = try home.run([], input: "undo\nundo\nundo\nundo\nundo\ndue\n")
    #expect(run.status == 1)
    #expect(run.output.hasSuffix("0 due, 4 new, about 2 minutes\n"))
  }

  @Test func `options of one line are for that line`() throws {
    let home = try Home("chain")
    let run = try piped(
      "due --json\ndue\ndue --now 2027-01-01T10:00:00Z --json\ndue --json\n",
      home
    )
    try expectGolden("prompt/piped-options.txt", run.transcript)
  }

  @Test func `an empty input is nothing to do`() throws {
    let home = try Home("chain")
    let run = try home.shell("printf '' | viva")
    #expect(run.output == "" && run.errors == "" && run.status == 0)
  }

  @Test func `input that is no text is refused word by word and ends`() throws {
    let home = try Home("chain")
    let run = try home.shell("head -c 3000 /dev/zero | viva; printf '\\377\\376\\n' | viva")
    #expect(run.status == 2)
    #expect(!run.errors.utf8.contains(0))
  }
}
