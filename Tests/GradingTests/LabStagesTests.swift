import Core
import Effects
import Grading
import Lab
import Testing

struct LabStagesTests {
  private let exercise = Exercise(
    starter: [CodeFile(name: "Snippet.swift", text: "start\n", line: 1)],
    driver: [],
    solution: [],
    scenario: "root Screen\nexpect text \"Saved\" is shown\n"
  )

  private func verdict(
    _ text: String,
    in lab: FakeLab,
    scenario: String? = nil,
    running permission: RunPermission = .granted
  ) throws -> Verdict {
    let client = LinterClient(
      helper: "helper",
      processes: ScriptedHelper(),
      variables: Variables([:])
    )
    var exercise = exercise
    if let scenario { exercise.scenario = scenario }
    return try Grader(client, lab: lab).verdict(
      on: [CodeFile(name: "A", text: text, line: 1)],
      for: Grader.Task(exercise, rules: []),
      running: permission
    )
  }

  @Test(arguments: [
    ("what is expected", "shows Saved\n", true, ["parse", "lint", "compile", "run"]),
    ("something else", "shows Lost\n", false, ["parse", "lint", "compile", "run"]),
    ("a crash", "shows Saved falls\n", false, ["parse", "lint", "compile", "run"]),
    ("an error of a rule", "fault other error\n", false, ["parse", "lint"]),
  ])
  func `an answer passes when it does what its scenario expects`(
    _ test: (name: String, text: String, passes: Bool, stages: [String])
  ) throws {
    let verdict = try verdict(test.text, in: FakeLab())
    #expect(verdict.passed == test.passes)
    #expect(verdict.stages.map(\.name) == test.stages)
  }

  @Test func `an expectation is told with what was found instead`() throws {
    let stage = try #require(try verdict("shows Lost\n", in: FakeLab()).stages.last)
    #expect(stage.expectations.map(\.line) == [2])
    #expect(stage.expectations.map(\.text) == [#"expect text "Saved" is shown"#])
    #expect(stage.expectations.map(\.isMet) == [false])
  }

  @Test func `what does not compile is not run`() throws {
    let finding = Finding(
      "compile",
      .error,
      file: "A",
      start: TextPosition(line: 1, column: 1),
      message: "m"
    )
    let verdict = try verdict("x\n", in: FakeLab { _ in .faulty([finding]) })
    #expect(verdict.stages.last == .init(name: "compile", passed: false, findings: [finding]))
    #expect(verdict.rulesFailed(naming: []) == [])
  }

  @Test(arguments: [
    ("no compiler", LabError.noCompiler, true),
    ("a root that is not there", LabError.noRoot("there is none"), false),
  ])
  func `what keeps the lab from its work is not the answer's fault, and no pass`(
    _ test: (name: String, error: LabError, isEnvironments: Bool)
  ) throws {
    let verdict = try verdict("x\n", in: FakeLab { _ in throw test.error })
    #expect(verdict.passed)
    #expect(!verdict.isJudged)
    #expect(!verdict.isPass)
    #expect(
      verdict.skipped
        == ["compile", "run"].map {
          .init($0, because: "\(test.error)", isEnvironments: test.isEnvironments)
        }
    )
  }

  @Test func `an exercise that expects nothing is judged by its rules alone`() throws {
    let verdict = try verdict(
      "x\n",
      in: FakeLab { _ in throw LabError.noCompiler },
      scenario: ""
    )
    #expect(verdict.isPass)
  }

  @Test func `what fails at a rule is judged though nothing was run`() throws {
    let verdict = try verdict(
      "fault other error\n",
      in: FakeLab { _ in throw LabError.noCompiler }
    )
    #expect(verdict.isJudged)
    #expect(!verdict.isPass)
  }

  @Test func `names that the lab does not know leave the stages out`() throws {
    let verdict = try verdict("x\n", in: FakeLab { _ in .unknown(["Canvas"]) })
    #expect(verdict.passed)
    #expect(!verdict.isJudged)
    #expect(
      verdict.skipped.map(\.reason) == Array(repeating: "the lab does not know 'Canvas'", count: 2)
    )
  }

  @Test func `code that nobody trusts is neither compiled nor run`() throws {
    let lab = FakeLab { _ in
      Issue.record("it was compiled")
      throw LabError.noCompiler
    }
    let verdict = try verdict("x\n", in: lab, running: .unknown(bank: "b.md"))
    #expect(verdict.stages.map(\.name) == ["parse", "lint"])
    #expect(!verdict.isJudged)
    #expect(verdict.skipped.map(\.stage) == ["compile", "run"])
  }

  @Test func `a scenario that is wrong is not the answer's fault`() throws {
    let verdict = try verdict("x\n", in: FakeLab(), scenario: "tapp \"x\"\n")
    #expect(verdict.passed)
    #expect(verdict.skipped.map(\.stage) == ["compile", "run"])
  }
}
