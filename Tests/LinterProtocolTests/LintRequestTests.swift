import Core
import LinterProtocol
import StrictJSON
import Testing

struct LintRequestTests {
  private let job = LintJob(
    files: [
      LintJob.File(path: "A.swift"),
      LintJob.File(path: "B \"b\".swift", text: "let x = \"é\"\n\tlet y = 2\r\n", group: 1),
    ],
    groups: [
      LintSettings(
        rules: ["a"],
        enabled: ["b"],
        disabled: ["c"],
        severities: ["e": .error, "d": .note],
        thresholds: ["f": ["z": 4, "y": 0.5]],
        deploymentTarget: "iOS18",
        defaultIsolation: "MainActor"
      ),
      LintSettings(),
    ],
    tellsProgress: true
  )

  private static let group =
    #"{"rules":null,"enabled":[],"disabled":[],"severities":{},"thresholds":{},"#
    + #""deploymentTarget":"iOS17","defaultIsolation":null}"#

  private func text(_ request: LintRequest) -> String {
    String(decoding: request.line, as: UTF8.self)
  }

  @Test func `a request is one line`() {
    #expect(
      text(.lint(job))
        == #"{"request":"lint","files":[{"path":"A.swift"},{"path":"B \"b\".swift","group":1,"#
        + #""text":"let x = \"é\"\n\tlet y = 2\r\n"}],"groups":[{"rules":["a"],"enabled":["b"],"#
        + #""disabled":["c"],"severities":{"d":"note","e":"error"},"#
        + #""thresholds":{"f":{"y":0.5,"z":4.0}},"deploymentTarget":"iOS18","#
        + #""defaultIsolation":"MainActor"},{"rules":null,"enabled":[],"disabled":[],"#
        + #""severities":{},"thresholds":{},"deploymentTarget":"iOS17","#
        + #""defaultIsolation":null}],"tellsProgress":true}"#
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
    (#"{"request":"lint"}"#, .missing("groups")),
    (#"{"request":"lint","groups":[]}"#, .unexpected("groups")),
    (#"{"request":"lint","groups":[{}]}"#, .missing("rules")),
    (#"{"request":"lint","groups":[\#(group)]}"#, .missing("files")),
    (#"{"request":"lint","groups":[\#(group)],"files":[{}]}"#, .missing("path")),
    (
      #"{"request":"lint","groups":[\#(group)],"files":[{"path":"a","group":1}]}"#,
      .unexpected("group")
    ),
    (#"{"request":"lint","groups":[\#(group)],"files":[]}"#, .missing("tellsProgress")),
    (
      #"{"request":"lint","groups":[\#(group.replacing(#""severities":{}"#, with: #""severities":{"a":"bad"}"#))]}"#,
      .unexpected("severities")
    ),
    (
      #"{"request":"lint","groups":[\#(group.replacing(#""thresholds":{}"#, with: #""thresholds":{"a":{"b":"4"}}"#))]}"#,
      .missing("thresholds")
    ),
    ("", .notJSON(JSONError(.unexpectedEnd, at: 0))),
  ])
  func `a line that makes no sense says why`(_ line: String, _ error: ProtocolError) {
    #expect(throws: error) { try LintRequest(line: Array(line.utf8)) }
  }

  @Test func `the settings know every rule they name`() {
    #expect(job.groups.map(\.namedRules) == [["a", "b", "c", "d", "e", "f"], []])
  }
}
