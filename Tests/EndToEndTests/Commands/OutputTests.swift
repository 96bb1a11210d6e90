import Testing

/// Where output goes, and what happens when it cannot.
struct OutputTests {
  @Test(arguments: [
    "viva list | head -n 1", "viva report | head -c 1", "viva completions bash | true",
    "viva help | head -n 1", "viva check banks --json | head -c 10",
  ])
  func `a reader that goes away ends the program quietly`(script: String) throws {
    let home = try Home("many")
    let run = try home.shell("set -o pipefail; \(script)")
    #expect(run.status == 0)
    #expect(["", "12 items\n"].contains(run.errors))
  }

  @Test func `a reader that is gone before the first word is no failure`() throws {
    let home = try Home("many")
    let run = try home.shell("{ viva list; echo \"status $?\" >&2; } | true")
    #expect(run.errors == "status 0\n" || run.errors == "12 items\nstatus 0\n")
  }

  @Test func `a full device is told with status 4`() throws {
    let home = try Home("many")
    let run = try home.shell("viva --quiet list > /dev/full")
    try expectGolden("commands/full-device.txt", run.transcript)
    #expect(run.status == 4)
  }

  @Test func `an answer is kept even where nothing can be shown`() throws {
    let home = try Home("many")
    let run = try home.shell("printf '\\n4\\n' | viva drill --limit 1 > /dev/full 2>&1")
    #expect(run.status == 4)
    #expect(try home.records().count == 1)
  }

  @Test func `closed streams are no trap`() throws {
    let home = try Home("many")
    #expect(try home.shell("viva due >&-").status == 4)
    #expect(try home.shell("viva due 2>&-").status == 0)
    #expect(try home.shell("viva due <&-").status == 0)
    #expect(try home.shell("viva drill <&-").status == 0)
  }

  @Test func `without commands and without input there is usage, and status 2`() throws {
    let home = try Home("many")
    try expectGolden("commands/no-input.txt", home.shell("viva < /dev/null").transcript)
    #expect(try home.shell("viva <&-").status == 2)
  }

  @Test func `colour is only for terminals unless it is asked for`() throws {
    let home = try Home("many")
    #expect(!(try home.run("list").output.contains("\u{1b}")))
    #expect(try home.run("--color", "always", "list").output.contains("\u{1b}"))
    #expect(
      try home.shell("NO_COLOR=1; export NO_COLOR; viva --color always list").output.contains(
        "\u{1b}"
      )
    )
    #expect(
      try home.shell("CLICOLOR_FORCE=1; export CLICOLOR_FORCE; viva list").output.contains("\u{1b}")
    )
  }

  @Test func `the version is one line`() throws {
    let home = try Home("many")
    try expectGolden("commands/version.txt", home.run("--version").transcript)
  }

  @Test func `the help of the program and of each command fits eighty columns`() throws {
    let home = try Home("many")
    let overview = try home.run("help")
    try expectGolden("commands/help.txt", overview.transcript)
    let names = try home.run("__complete", "commands").output.split(separator: "\n").map(
      String.init
    )
    for name in names {
      let long = try home.run("help", name)
      let short = try home.run(name, "-h")
      #expect(try home.run(name, "--help").output == long.output, "\(name)")
      for line in (long.output + short.output).split(separator: "\n") {
        #expect(line.count <= 80 || !line.contains(" "), "\(name): \(line)")
      }
      #expect(short.output.split(separator: "\n", omittingEmptySubsequences: false).count <= 25)
    }
  }
}
