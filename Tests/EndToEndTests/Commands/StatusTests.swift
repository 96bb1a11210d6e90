import Testing

/// The statuses of command lines, right and wrong.
struct StatusTests {
  private static let wrong: [[String]] = [
    ["dril"],
    ["drill", "--limt", "3"],
    ["drill", "--limit", "0"],
    ["drill", "--limit", "three"],
    ["drill", "--limit"],
    ["drill", "--limit", "99999999999999999999"],
    ["drill", "--level", "junior"],
    ["drill", "--kind", "flashcards"],
    ["drill", "--topic", "many/question"],
    ["drill", "--topic", "/"],
    ["drill", "--cram=yes"],
    ["drill", "now"],
    ["report", "--since", "2026-02-30"],
    ["report", "--since", "yesterday"],
    ["report", "--format", "pdf"],
    ["report", "--topic", "nowhere"],
    ["show", "q1"],
    ["show", "Q01"],
    ["show"],
    ["suspend"],
    ["suspend", "q01", "q99"],
    ["help", "dril"],
    ["completions", "tcsh"],
    ["config", "new-per-dya"],
    ["config", "new-per-day", "-1"],
    ["config", "interview", "2026-13-01"],
    ["config", "learning-steps", "13h"],
    ["--now", "noon", "due"],
    ["--now", "2026-11-30T10:00:00", "due"],
    ["--seed", "-1", "due"],
    ["--color", "sometimes", "due"],
    ["--time-zone", "Mars/Olympus", "due"],
    ["--data", "", "due"],
    ["--limit", "3"],
  ]

  @Test func `wrong usage is told on standard error, with the way out and status 2`() throws {
    let home = try Home("many")
    let runs = try Self.wrong.map { try home.run($0) }
    #expect(runs.filter { $0.status != 2 || $0.output != "" } == [])
    #expect(try home.records() == [])
    try expectGolden("commands/wrong-usage.txt", runs.transcript)
  }

  @Test(arguments: [
    ["due"], ["list"], ["show", "q01"], ["report"], ["config"], ["check"], ["help"],
    ["--version"], ["--help"], ["-h"], ["drill", "-h"], ["drill", "--help"], ["help", "drill"],
    ["completions", "bash"], ["completions", "zsh"], ["completions", "fish"],
    ["__complete", "ids"],
    ["__complete", "nonsense"], ["drill"],
  ])
  func `what was done ends with 0 and says nothing beside`(words: [String]) throws {
    let home = try Home("many")
    let run = try home.run(["--quiet"] + words)
    #expect(run.status == 0)
    #expect(run.output != "" || words == ["__complete", "nonsense"])
    #expect(run.errors == "")
  }

  @Test func `nothing due is a no only where it was asked for`() throws {
    let home = try Home("chain")
    let something = try home.run("due", "--exit-status")
    _ = try home.run("drill", input: "\n4\n\n4\n\n4\n")
    let runs = [
      something,
      try home.run("due", now: "2026-12-01T10:00:00Z"),
      try home.run("due", "--exit-status", now: "2026-12-01T10:00:00Z"),
      try home.run("--quiet", "due", "--exit-status", now: "2026-12-01T10:00:00Z"),
    ]
    try expectGolden("commands/due-status.txt", runs.transcript)
  }

  @Test func `a setting that does not exist is told, and nothing of its name is obeyed`() throws {
    let home = try Home("many")
    try home.write(".config/viva/config.json", #"{"new-per-dya":5,"a\u001b[31m":1}"#)
    let run = try home.run("due")
    #expect(run.status == 0)
    #expect(
      run.errors == #"""
        warning: ~/.config/viva/config.json: there is no setting 'new-per-dya'; did you mean \#
        'new-per-day'?
        warning: ~/.config/viva/config.json: there is no setting 'a\u{1b}[31m'; 'viva config' lists \#
        them all

        """#
    )
    #expect(try home.run("--quiet", "due").errors == "")
  }

  @Test func `an error in a bank is a no of the check`() throws {
    let home = try Home("many")
    try home.write("banks/broken.md", "# Broken\n<!-- bank: broken -->\n\n## Q?\n<!-- id: Q -->\n")
    let run = try home.run("check")
    try expectGolden("commands/check-error.txt", run.transcript)
    #expect(run.status == 1)
  }
}
