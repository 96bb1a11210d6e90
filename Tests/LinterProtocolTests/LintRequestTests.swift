import LinterProtocol
import StrictJSON
import Testing

struct LintRequestTests {
  private let job = LintJob(
    files: [
      LintJob.File(path: "A.swift"),
      LintJob.File(path: "B \"b\".swift", text: "let x = \"é\"\n\tlet y = 2\r\n"),
    ],
    settings: LintSettings(
      rules: ["a"],
      enabled: ["b"],
      disabled: ["c"],
      deploymentTarget: "iOS18",
      defaultIsolation: "MainActor"
    )
  )

  private func text(_ request: LintRequest) -> String {
    String(decoding: request.line, as: UTF8.self)
  }

  @Test func `a request is one line`() {
    #expect(
      text(.lint(job))
        == #"{"request":"lint","files":[{"path":"A.swift"},{"path":"B \"b\".swift","#
        + #""text":"let x = \"é\"\n\tlet y = 2\r\n"}],"settings":{"rules":["a"],"enabled":["b"],"#
        + #""disabled":["c"],"deploymentTarget":"iOS18","defaultIsolation":"MainActor"}}"#
    )
    #expect(text(.rules) == #"{"request":"rules"}"#)
  }

  @Test func `a request is read as it was written`() throws {
    let plain = LintJob(files: [], settings: LintSettings())
    for request in [LintRequest.lint(job), .lint(plain), .rules] {
      #expect(try LintRequest(line: request.line) == request)
    }
  }

  @Test(arguments: [
    ("{}", ProtocolError.unexpected("request")),
    (#"{"request":"sing"}"#, .unexpected("request")),
    (#"{"request":"lint"}"#, .missing("files")),
    (#"{"request":"lint","files":[]}"#, .missing("settings")),
    (#"{"request":"lint","files":[{}],"settings":{}}"#, .missing("path")),
    ("", .notJSON(JSONError(.unexpectedEnd, at: 0))),
  ])
  func `a line that makes no sense says why`(_ line: String, _ error: ProtocolError) {
    #expect(throws: error) { try LintRequest(line: Array(line.utf8)) }
  }

  @Test func `the settings know every rule they name`() {
    #expect(job.settings.namedRules == ["a", "b", "c"])
  }
}
