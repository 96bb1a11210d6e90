import Core
import Effects
import Grading
import LinterProtocol
import TestSupport
import Testing

/// The client and the helper program that the build has put beside the tests.
struct LiveHelperTests {
  init() { StandardStreams.prepare() }

  private var client: LinterClient {
    LinterClient(
      helper: Paths.join(BuildFolder.path, "viva-linter"),
      processes: LiveProcesses(),
      variables: Variables([:])
    )
  }

  @Test func `text is linted as it is given, several times by one helper`() throws {
    let client = client
    for name in ["V", "W"] {
      let file = LintJob.File(path: "a.swift", text: "struct \(name): View { @State var a = 0 }")
      let found = try client.lint(LintJob(files: [file]))
      #expect(found.map(\.code) == ["state_not_private"])
      #expect(found.map(\.start) == [TextPosition(line: 1, column: 29)])
      #expect(found.map(\.message).allSatisfy { $0.contains("'\(name)'") })
    }
  }

  @Test func `a path is read by the helper`() throws {
    let folder = try TemporaryFolder()
    let path = Paths.join(folder.path, "A.swift")
    try LiveFiles().replace(path, with: Array("let a =".utf8), mode: 0o600)
    #expect(try client.lint(LintJob(files: [LintJob.File(path: path)])).map(\.code) == ["syntax"])
  }

  @Test func `every rule tells about itself`() throws {
    let rules = try client.rules()
    #expect(rules.map(\.id).contains("state_not_private"))
    #expect(rules.allSatisfy { !$0.title.isEmpty && !$0.rationale.isEmpty && !$0.failing.isEmpty })
  }

  @Test func `a rule that does not exist is refused with the nearest`() {
    let settings = LintSettings(rules: ["state_not_privat"])
    let job = LintJob(files: [LintJob.File(path: "a", text: "")], settings: settings)
    let unknown = UnknownRule(id: "state_not_privat", nearest: "state_not_private")
    #expect(throws: GradingError.unknownRules([unknown])) { try client.lint(job) }
  }

  @Test func `hostile text is answered with a finding`() throws {
    let text = "let x = " + String(repeating: "[", count: 64)
    let file = LintJob.File(path: "a", text: text)
    #expect(try client.lint(LintJob(files: [file])).map(\.code) == ["syntax"])
  }
}
