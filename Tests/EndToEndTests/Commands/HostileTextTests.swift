import Testing

/// Text from banks, files and arguments that would command a terminal.
struct HostileTextTests {
  @Test(arguments: [
    ["drill"], ["drill", "--kind", "choice"], ["list"], ["list", "--search", "safe"],
    ["show", "esc"], ["show", "hostile-choice"], ["show", "esc", "--json"], ["list", "--json"],
    ["report"], ["report", "--format", "markdown"], ["report", "--json"], ["check", "banks"],
    ["check", "banks", "--json"], ["--accessible", "list"], ["--color", "never", "show", "esc"],
  ])
  func `nothing a terminal would obey comes out of a bank`(words: [String]) throws {
    let home = try Home("hostile")
    let run = try home.run(words, input: "?\n\n3\na\nw\n")
    #expect(run.output != "")
    #expect(Self.controls(in: run.output + run.errors) == [])
  }

  @Test(arguments: [
    ["\u{1b}[31m"], ["drill", "--\u{1b}]0;x\u{7}"], ["show", "\u{1b}c"],
    ["list", "--search", "\u{202e}"],
    ["check", "\u{1b}[2J.md"], ["config", "\u{9b}31m"], ["--time-zone", "\u{1b}", "due"],
    ["help", "\u{1b}[5m"],
  ])
  func `nor out of the words of a command line`(words: [String]) throws {
    let home = try Home("many")
    let run = try home.run(words)
    #expect(run.errors != "")
    #expect(Self.controls(in: run.output + run.errors) == [])
  }

  @Test func `nor out of answers that are typed`() throws {
    let home = try Home("kinds")
    let run = try home.run("drill", "--kind", "typed", input: "\u{1b}[31m\u{202e}x\n1\n")
    #expect(Self.controls(in: run.output + run.errors) == [])
  }

  @Test func `hostile text is written out so that it can be read`() throws {
    let home = try Home("hostile")
    try expectGolden("commands/hostile.txt", home.run("show", "esc").transcript)
  }

  /// The control characters, C1 and bidirectional marks of a text, all but line feeds.
  private static func controls(in text: String) -> [UInt32] {
    text.unicodeScalars.map(\.value).filter { value in
      value < 0x20 && value != 0x0a || (0x7f...0x9f).contains(value)
        || (0x202a...0x202e).contains(value) || (0x2066...0x2069).contains(value)
        || [0x061c, 0x200e, 0x200f].contains(value)
    }
  }
}
