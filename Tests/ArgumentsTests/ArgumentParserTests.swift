import Arguments
import Testing

struct ArgumentParserTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let line: String
    let expected: String

    init(_ line: String, _ expected: String) {
      self.line = line
      self.expected = expected
    }

    var testDescription: String { line }
  }

  @Test(arguments: [
    Case("", ""),
    Case("drill", "drill"),
    Case("drill --limit 5", "drill limit=5"),
    Case("drill --limit=5", "drill limit=5"),
    Case("drill --limit=", "drill limit="),
    Case("drill --limit=a=b", "drill limit=a=b"),
    Case("drill --limit -5", "drill limit=-5"),
    Case("drill --limit -.5", "drill limit=-.5"),
    Case("drill --limit=--cram", "drill limit=--cram"),
    Case("drill --limit -", "drill limit=-"),
    Case("drill -n 5", "drill limit=5"),
    Case("drill -n5", "drill limit=5"),
    Case("drill -n=5", "drill limit=5"),
    Case("drill -n-5", "drill limit=-5"),
    Case("drill -cqn5", "drill cram limit=5 quiet"),
    Case("drill -cn 5 -q", "drill cram limit=5 quiet"),
    Case("drill --limit 5 --limit 6", "drill limit=6"),
    Case("drill --topic a --topic=b", "drill topic=a topic=b"),
    Case("drill --cram --cram", "drill cram"),
    Case("-q drill", "drill quiet"),
    Case("--color never drill --cram", "drill color=never cram"),
    Case("--content a lint --content b x", "lint content=a content=b | x"),
    Case("-q", " quiet"),
    Case("lint a --fix b", "lint fix | a b"),
    Case("lint --fix -- --fix -x", "lint fix | --fix -x"),
    Case("lint -", "lint | -"),
    Case("lint -7 -.5", "lint | -7 -.5"),
    Case("-- drill", "drill"),
    Case("exercise start -q some-id --force", "exercise start force quiet | some-id"),
    Case("exercise list", "exercise list"),
    Case("config", "config"),
    Case("config key value", "config | key value"),
    Case("config key -- -1", "config | key -1"),
    Case("__complete ids", "__complete | ids"),
    Case("-h", " help=short"),
    Case("--help", " help=long"),
    Case("drill -h", "drill help=short"),
    Case("drill -qh", "drill quiet help=short"),
    Case("show --help", "show help=long"),
    Case("--help exercise start", "exercise start help=long"),
    Case("--help nothing", " help=long"),
    Case("exercise --help", "exercise help=long"),
  ])
  func `a line is taken apart into command, options and operands`(_ test: Case) throws {
    let parsed = try ArgumentParser(sampleTable).parse(
      test.line.split(separator: " ").map(String.init)
    )
    #expect(dump(parsed) == test.expected)
  }

  @Test(arguments: [
    Case("dril", "unknown command 'dril'; did you mean 'drill'?\nsee 'viva help' for the commands"),
    Case("frobnicate", "unknown command 'frobnicate'\nsee 'viva help' for the commands"),
    Case("dri", "unknown command 'dri'\nsee 'viva help' for the commands"),
    Case("__complet", "unknown command '__complet'\nsee 'viva help' for the commands"),
    Case(
      "drill --limt 5",
      "unknown option '--limt'; did you mean '--limit'?\nsee 'viva help drill'"
    ),
    Case("drill --lim 5", "unknown option '--lim'\nsee 'viva help drill'"),
    Case("drill --l 5", "unknown option '--l'\nsee 'viva help drill'"),
    Case("drill -cx", "unknown option '-x'\nsee 'viva help drill'"),
    Case("drill --fix", "unknown option '--fix'\nsee 'viva help drill'"),
    Case(
      "--limit 5 drill",
      "'--limit' belongs to drill and stands after the command\nsee 'viva help' for the commands"
    ),
    Case(
      "drill --limit",
      """
      '--limit' needs a value: --limit N; a value that begins with a dash: --limit=-VALUE
      see 'viva help drill'
      """
    ),
    Case(
      "drill --topic --cram",
      """
      '--topic' needs a value: --topic T; a value that begins with a dash: --topic=-VALUE
      see 'viva help drill'
      """
    ),
    Case("drill --cram=yes", "'--cram' takes no value, not 'yes'\nsee 'viva help drill'"),
    Case(
      "lint --format jsn x",
      "'--format' must be text or json, not 'jsn'; did you mean 'json'?\nsee 'viva help lint'"
    ),
    Case(
      "completions tcsh",
      "'SHELL' must be bash, zsh or fish, not 'tcsh'; did you mean 'bash'?\nsee 'viva help completions'"
    ),
    Case("show", "ID is missing: viva show ID\nsee 'viva help show'"),
    Case("lint --fix", "PATH is missing: viva lint PATH… [options]\nsee 'viva help lint'"),
    Case("drill now", "'now' is one word too many: viva drill [options]\nsee 'viva help drill'"),
    Case(
      "config a b c",
      "'c' is one word too many: viva config [KEY [VALUE]]\nsee 'viva help config'"
    ),
    Case("exercise", "a word is missing: list or start\nsee 'viva help exercise'"),
    Case(
      "exercise strat",
      "unknown word 'strat'; did you mean 'start'?\nsee 'viva help exercise'"
    ),
    Case(
      "exercise begin",
      "unknown word 'begin'; the word must be list or start\nsee 'viva help exercise'"
    ),
    Case("\u{1b}[2J", "unknown command '\\u{1b}[2J'\nsee 'viva help' for the commands"),
  ])
  func `a line that is not understood says what and where to read on`(_ test: Case) throws {
    let error = try #require(throws: UsageError.self) {
      try ArgumentParser(sampleTable).parse(test.line.split(separator: " ").map(String.init))
    }
    #expect(error.description == test.expected)
  }

  @Test func `at the program's own prompt the hint has no program name`() throws {
    let error = try #require(throws: UsageError.self) {
      try ArgumentParser(sampleTable).parse(["show"])
    }
    #expect(error.text(program: "") == "ID is missing: viva show ID\nsee 'help show'")
  }

  @Test func `an operand is found by its name`() throws {
    let parsed = try ArgumentParser(sampleTable).parse(["config", "key"])
    #expect(parsed.operand("KEY")?.text == "key")
    #expect(parsed.operand("VALUE") == nil)
    let lint = try ArgumentParser(sampleTable).parse(["lint", "a", "b"])
    #expect(lint.operands(of: "PATH").map(\.text) == ["a", "b"])
  }

  @Test func `errors of a command's own checks name its form`() throws {
    let parsed = try ArgumentParser(sampleTable).parse(["drill"])
    #expect(
      parsed.missing(option: "limit").description
        == "'--limit' is missing: viva drill [options]\nsee 'viva help drill'"
    )
    #expect(
      parsed.conflict("cram", "limit").description
        == "'--cram' and '--limit' exclude each other\nsee 'viva help drill'"
    )
  }

  private func dump(_ parsed: ParsedCommand) -> String {
    var text = parsed.path.joined(separator: " ")
    for name in sampleTable.options(at: parsed.path).map(\.name).sorted() {
      for value in parsed.values(of: name) {
        let takesValue = sampleTable.options(at: parsed.path).contains {
          $0.name == name && $0.valueName != nil
        }
        text += takesValue ? " \(name)=\(value.text)" : " \(name)"
      }
    }
    if let help = parsed.help { text += " help=\(help)" }
    if !parsed.operands.isEmpty {
      text += " | " + parsed.operands.map(\.text).joined(separator: " ")
    }
    return text
  }
}
