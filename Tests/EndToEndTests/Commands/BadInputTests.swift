import Testing

/// Banks that cannot be used: each gets one message that names it and the way out.
struct BadInputTests {
  @Test func `a named bank that cannot be used is told with status 3`() throws {
    let home = try Home()
    try home.write("empty.md", "")
    try home.write("notes.md", "# Notes\n\nWords.\n")
    try home.write("other.md", "Q: a card of another program\nA: its answer\n")
    try home.write("front.md", "---\ndeck: x\n---\n\n# Bank\n<!-- bank: front -->\n\n## Q?\n\nA.\n")
    try home.write("latin.md", bytes: Array("# B\n<!-- bank: b -->\n\n## Caf".utf8) + [0xe9])
    try home.write("nul.md", "# B\n<!-- bank: b -->\n\n## Q\0?\n")
    try home.write("huge.md", bytes: [UInt8](repeating: 0x61, count: 9 << 20))
    try home.write("folder.md/other.txt", "no bank")
    let names = [
      "missing.md", "empty.md", "notes.md", "other.md", "front.md", "latin.md", "nul.md",
      "huge.md", "folder.md", "/dev/null", "/", "",
    ]
    let runs = try names.map { try home.run("--content", $0, "due") }
    try expectGolden("commands/bad-banks.txt", runs.transcript)
  }

  @Test func `a broken bank is told and does not keep the others from being used`() throws {
    let home = try Home("many")
    try home.write("banks/broken.md", "# Broken\n<!-- bank: broken -->\n\n## Q?\n<!-- id: Q -->\n")
    try home.write("banks/latin.md", bytes: [0x23, 0x20, 0xe9, 0x0a])
    let runs = [try home.run("due"), try home.run("drill", "--limit", "1", input: "\n4\n")]
    try expectGolden("commands/isolated.txt", runs.transcript)
  }

  @Test func `a folder with a link to itself is searched once`() throws {
    let home = try Home("many")
    _ = try home.shell("ln -s .. banks/up && ln -s many.md banks/again.md")
    let run = try home.run("list", "--json")
    #expect(run.output.ranges(of: "\"q01\"").count == 1)
  }

  @Test func `a file on the path where a folder should be is told by its name`() throws {
    var home = try Home("many")
    home.content = ["banks/many.md/inner.md"]
    let run = try home.run("due")
    try expectGolden("commands/not-a-folder.txt", run.transcript)
  }

  @Test func `a report is not written over a folder or into one that is missing`() throws {
    let home = try Home("many")
    let runs = [
      try home.run("report", "--output", "banks"),
      try home.run("report", "--output", "nowhere/report.txt"),
      try home.run("report", "--output", "report.txt"),
      try home.run("report", "--output", "-", "--format", "markdown"),
    ]
    #expect(runs.map(\.status) == [3, 3, 0, 0])
    try expectGolden("commands/report-output.txt", runs.prefix(3).transcript)
    #expect(runs[3].output.hasPrefix("# "))
  }
}
