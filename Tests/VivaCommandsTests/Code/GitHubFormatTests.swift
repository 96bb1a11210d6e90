import Core
import Testing
import TestSupport

@MainActor
struct GitHubFormatTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let finding: Finding
    let line: String

    init(_ name: String, _ finding: Finding, _ line: String) {
      testDescription = name
      self.finding = finding
      self.line = line
    }
  }

  private nonisolated static func finding(
    _ severity: Severity = .warning,
    file: String = "A.swift",
    message: String = "it owns",
    fix: String = ""
  ) -> Finding {
    Finding(
      "some_rule",
      severity,
      file: file,
      start: TextPosition(line: 2, column: 3),
      end: TextPosition(line: 4, column: 5),
      message: message,
      fix: fix
    )
  }

  private nonisolated static let place = "line=2,endLine=4,col=3,endColumn=5,title=some_rule"

  private nonisolated static let cases: [Case] = [
    Case("an error", finding(.error), "::error file=A.swift,\(place)::it owns"),
    Case("a warning", finding(.warning), "::warning file=A.swift,\(place)::it owns"),
    Case("a note is a notice", finding(.note), "::notice file=A.swift,\(place)::it owns"),
    Case(
      "the way out",
      finding(fix: "share it"),
      "::warning file=A.swift,\(place)::it owns; share it"
    ),
    Case(
      "what parts the values of a property",
      finding(file: "a,b:c%d.swift"),
      "::warning file=a%2Cb%3Ac%25d.swift,\(place)::it owns"
    ),
    Case(
      "in a message only percent signs and line ends",
      finding(message: "a, b: 50%\nc::d"),
      "::warning file=A.swift,\(place)::a, b: 50%25%0Ac::d"
    ),
    Case(
      "what a terminal would obey",
      finding(message: "a\u{1b}[31m\rb"),
      "::warning file=A.swift,\(place)::a\\u{1b}[31m\\u{d}b"
    ),
  ]

  @Test(arguments: cases)
  func `a finding is one command of a workflow`(_ test: Case) {
    var desk = Desk(["/app/A.swift": "\n"])
    desk.processes = ScriptedLinter(files: desk.files) { _ in [test.finding] }
    let run = desk.run("lint", "/app", "--format", "github")
    #expect(run.output == test.line + "\n")
    #expect(run.talk == "")
    #expect(run.status == (test.finding.severity == .note ? 0 : 1))
  }
}
