import Core
import LinterProtocol
import StrictJSON
import Testing

struct LintResponseTests {
  static let finding = Finding(
    "state_not_private",
    .warning,
    file: "A.swift",
    start: TextPosition(line: 3, column: 14),
    end: TextPosition(line: 3, column: 19),
    message: "m",
    why: "w",
    fix: "f",
    edits: [SourceEdit(file: "A.swift", start: 1, end: 2, text: "private ")]
  )

  private let rule = RuleDescription(
    id: "state_not_private",
    section: "A. One owner",
    severity: .error,
    title: "t",
    rationale: "r",
    claims: ["C05"],
    isOptIn: true,
    thresholds: [
      Threshold("reads", 4, in: 2...99, "s"), Threshold("interval", 0.5, in: 0.001...60, "t"),
    ],
    passing: [["a"], ["b", "c"]],
    failing: [["↓d"]]
  )

  @Test func `a finding has the keys that other programs read`() {
    #expect(
      FindingJSON.value(Self.finding).text()
        == #"{"rule":"state_not_private","severity":"warning","file":"A.swift","line":3,"#
        + #""column":14,"endLine":3,"endColumn":19,"message":"m","why":"w","fix":"f","#
        + #""edits":[{"file":"A.swift","start":1,"end":2,"text":"private "}]}"#
    )
  }

  @Test func `a response is read as it was written`() throws {
    let responses: [LintResponse] = [
      .findings([Self.finding], unreadable: [UnreadableFile(path: "p", reason: "r")]),
      .findings([], unreadable: []),
      .progress(parsed: 3, files: 400),
      .rules([rule]),
      .unknownRules([UnknownRule(id: "a", nearest: "b"), UnknownRule(id: "c", nearest: nil)]),
      .failure("reason"),
    ]
    for response in responses {
      #expect(try LintResponse(line: response.line) == response)
      #expect(!response.line.contains(UInt8(ascii: "\n")))
    }
  }

  @Test(arguments: [
    ("{}", ProtocolError.missing("failure")),
    (#"{"findings":[{}],"unreadable":[]}"#, .missing("rule")),
    (#"{"findings":[{"rule":"a","severity":"bad"}],"unreadable":[]}"#, .unexpected("severity")),
    (#"{"findings":[]}"#, .missing("unreadable")),
    (#"{"progress":1}"#, .missing("files")),
  ])
  func `a line that makes no sense says why`(_ line: String, _ error: ProtocolError) {
    #expect(throws: error) { try LintResponse(line: Array(line.utf8)) }
  }
}
