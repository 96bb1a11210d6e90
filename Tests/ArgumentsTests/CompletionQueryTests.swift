import Arguments
import Testing

struct CompletionQueryTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let line: String
    let words: [String]
    let source: ValueSource
    let lead: String

    init(
      _ line: String,
      _ words: [String] = [],
      _ source: ValueSource = .anything,
      lead: String = ""
    ) {
      self.line = line
      self.words = words
      self.source = source
      self.lead = lead
    }

    var testDescription: String { line }
  }

  @Test(arguments: [
    Case("", ["drill", "exercise", "lint", "config", "show", "completions"]),
    Case("dr", ["drill"]),
    Case("-q ex", ["exercise"]),
    Case("--color ", ["auto", "always", "never"]),
    Case("--color=a", ["--color=auto", "--color=always"], lead: "--color="),
    Case("drill --t", ["--topic"]),
    Case("drill --topic ", [], .known(.topics)),
    Case("drill --topic=ow", [], .known(.topics), lead: "--topic="),
    Case("drill --topic x --l", ["--limit", "--level"]),
    Case("drill -n ", []),
    Case("drill -cn ", []),
    Case("drill -c ", []),
    Case("drill --cram=", [], lead: "--cram="),
    Case("exercise ", ["list", "start"]),
    Case("exercise start ", [], .known(.exercises)),
    Case("exercise start x ", []),
    Case("lint ", [], .files),
    Case("lint a b", [], .files),
    Case("lint -- --f", [], .files),
    Case("lint --format ", ["text", "json"]),
    Case("config ", [], .known(.settings)),
    Case("config key ", []),
    Case("completions z", ["zsh"]),
    Case("frobnicate ", []),
  ])
  func `what may come next follows from the table`(_ test: Case) {
    let line = CommandLineSplitter.partialWords(of: test.line)
    let answer = CompletionQuery(sampleTable).answer(after: line.words, partial: line.partial)
    #expect(answer.words == test.words)
    #expect(answer.source == test.source)
    #expect(answer.lead == test.lead)
  }
}
