import Core
import Effects
import Grading
import LinterProtocol
import Testing

struct LinterClientTests {
  private func client(_ helper: ScriptedHelper, at path: String = "helper") -> LinterClient {
    LinterClient(helper: path, processes: helper, variables: Variables([:]))
  }

  private func job(_ texts: KeyValuePairs<String, String?>) -> LintJob {
    LintJob(files: texts.map { LintJob.File(path: $0.key, text: $0.value) })
  }

  private func summary(_ findings: [Finding]) -> [String] {
    findings.map { "\($0.file): \($0.code): \($0.message)" }
  }

  @Test func `one helper answers every question`() throws {
    let helper = ScriptedHelper()
    let client = client(helper)
    _ = try client.lint(job(["A": "fault a error"]))
    _ = try client.rules()
    #expect(helper.starts == 1)
  }

  @Test func `no files need no helper`() throws {
    let helper = ScriptedHelper()
    #expect(try client(helper).lint(LintJob(files: [])).isEmpty)
    #expect(helper.starts == 0)
  }

  @Test(arguments: [
    ("crash", "the file could not be analysed: the analysis broke off"),
    ("hang", "the file could not be analysed: it took more than 10 seconds"),
  ])
  func `a file that the helper cannot bear costs its own findings alone`(
    _ text: String,
    _ message: String
  ) throws {
    let helper = ScriptedHelper()
    let found = try client(helper).lint(
      job(["A": "fault a error", "B": text, "C": "", "D": "fault d note"])
    )
    #expect(summary(found) == ["A: a: fault", "B: syntax: \(message)", "D: d: fault"])
    #expect(found.allSatisfy { $0.file != "B" || $0.severity == .error })
  }

  @Test func `of many files few are asked about again`() throws {
    let helper = ScriptedHelper()
    let files = (0..<64).map { LintJob.File(path: "\($0)", text: $0 == 40 ? "crash" : "") }
    #expect(try client(helper).lint(LintJob(files: files)).map(\.file) == ["40"])
    #expect(helper.jobs.count < 20)
    #expect(helper.jobs.last?.count == 63)
  }

  @Test func `a helper that answers nothing is no file's fault`() {
    #expect(throws: GradingError.helperFailed(.ended("helper", .exited(1)))) {
      try client(ScriptedHelper(isBroken: true)).lint(job(["A": ""]))
    }
  }

  @Test func `code that cannot be prepared in time is too large, and nobody's failure`() {
    let error = #expect(throws: GradingError.tooLarge(milliseconds: 10_500)) {
      try client(ScriptedHelper()).prepare(PreparationJob(files: [.init(path: "A", text: "hang")]))
    }
    #expect(
      error?.description
        == "the code is too large for the lab: it could not be prepared within 10 s; split it"
    )
  }

  @Test func `a helper that is not there says how to build it`() {
    let error = #expect(throws: GradingError.self) {
      try client(ScriptedHelper(), at: "missing").rules()
    }
    #expect(
      error?.description == "the linter is not at 'missing'; build it with "
        + "'swift build -c release --product viva-linter', or keep it beside viva"
    )
  }

  @Test func `what can be read is linted beside what cannot`() throws {
    let file = UnreadableFile(path: "A", reason: "there is no 'A'")
    let outcome = try client(ScriptedHelper()).run(job(["A": nil, "B": "fault b note"]))
    #expect(outcome.unreadable == [file])
    #expect(summary(outcome.findings) == ["B: b: fault"])
  }

  @Test func `a file that cannot be borne costs neither the findings nor what is unreadable`()
    throws
  {
    let file = UnreadableFile(path: "A", reason: "there is no 'A'")
    let outcome = try client(ScriptedHelper())
      .run(job(["A": nil, "B": "crash", "C": "fault c note"]))
    #expect(outcome.unreadable == [file])
    #expect(outcome.findings.map(\.file) == ["B", "C"])
  }

  @Test func `progress comes before the answer`() throws {
    let helper = ScriptedHelper()
    helper.tellProgress([2, 5, 9])
    var told: [String] = []
    let outcome = try client(helper).run(job(["A": "fault a error"])) { told.append("\($0)/\($1)") }
    #expect(told == ["2/9", "5/9", "9/9"])
    #expect(summary(outcome.findings) == ["A: a: fault"])
  }

  @Test func `a learner who wants no more is not asked to wait for the parts`() throws {
    let helper = ScriptedHelper()
    let client = client(helper)
    #expect(throws: GradingError.interrupted) { try client.lint(job(["A": "Ctrl-C", "B": ""])) }
    #expect(helper.jobs.count == 1)
    #expect(try client.lint(job(["B": ""])).isEmpty)
    #expect(helper.starts == 2)
  }

  @Test func `a file that cannot be read is told`() {
    let file = UnreadableFile(path: "A", reason: "there is no 'A'")
    #expect(throws: GradingError.unreadable([file])) {
      try client(ScriptedHelper()).lint(job(["A": nil]))
    }
  }
}
