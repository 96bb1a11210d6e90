import Arguments
import Testing

struct CommandLineSplitterTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let line: String
    let words: [String]

    init(_ line: String, _ words: [String]) {
      self.line = line
      self.words = words
    }

    var testDescription: String { line }
  }

  @Test(arguments: [
    Case("", []),
    Case("  \t ", []),
    Case("drill --limit 5", ["drill", "--limit", "5"]),
    Case("  drill\t now  ", ["drill", "now"]),
    Case("show 'a b'", ["show", "a b"]),
    Case(#"show "a b""#, ["show", "a b"]),
    Case(#"show a\ b"#, ["show", "a b"]),
    Case(#"show "a\"b\\c\n""#, ["show", #"a"b\c\n"#]),
    Case(#"show 'a\b'"#, ["show", #"a\b"#]),
    Case("config key ''", ["config", "key", ""]),
    Case(#"a"b"'c'd"#, ["abcd"]),
    Case("show owner#c2", ["show", "owner#c2"]),
    Case("drill\u{a0}now", ["drill", "now"]),
    Case("list --search 日本", ["list", "--search", "日本"]),
    Case(#"\$HOME * ~"#, ["$HOME", "*", "~"]),
  ])
  func `a line is split as a shell would, without expansions`(_ test: Case) throws {
    #expect(try CommandLineSplitter.words(of: test.line) == test.words)
  }

  @Test(arguments: [
    ("show 'a", "the quote ' in column 6 is not closed; write \\' for the character itself"),
    (#"show "a\""#, "the quote \" in column 6 is not closed; write \\\" for the character itself"),
    (#"show a\"#, #"nothing follows the backslash in column 7; write \\ for the character itself"#),
  ])
  func `what stays open is an error with its column`(line: String, message: String) throws {
    let problem = try #require(throws: SplitProblem.self) {
      try CommandLineSplitter.words(of: line)
    }
    #expect(problem.description == message)
  }

  @Test func `the word at the end of a line being typed stands apart`() {
    let typing = CommandLineSplitter.partialWords(of: "show 'my b")
    #expect(typing.words == ["show"])
    #expect(typing.partial == "my b")
    #expect(typing.partialOffset == 5)
    let after = CommandLineSplitter.partialWords(of: "show ")
    #expect(after.words == ["show"])
    #expect(after.partial.isEmpty)
    #expect(after.partialOffset == 5)
  }
}
