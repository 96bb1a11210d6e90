import Core
import Effects
import Grading
import Testing

struct GraderTests {
  private let exercise = Exercise(
    starter: [CodeFile(name: "Snippet.swift", text: "start here\n", line: 1)],
    driver: [CodeFile(name: "Driver.swift", text: "fault d error\n", line: 1)],
    solution: [],
    scenario: ""
  )

  private func verdict(_ text: String, rules: [String]? = ["named"]) throws -> Verdict {
    let client = LinterClient(
      helper: "helper",
      processes: ScriptedHelper(),
      variables: Variables([:])
    )
    let task = rules.map { Grader.Task(exercise, rules: $0) }
    return try Grader(client).verdict(on: [CodeFile(name: "A", text: text, line: 1)], for: task)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let passes: Bool

    init(_ name: String, _ text: String, passes: Bool) {
      testDescription = name
      self.text = text
      self.passes = passes
    }
  }

  @Test(arguments: [
    Case("nothing found", "", passes: true),
    Case("a note of a named rule", "fault named note", passes: false),
    Case("an error of another rule", "fault other error", passes: false),
    Case("a warning of another rule", "fault other warning", passes: true),
    Case("a syntax error", "fault syntax error", passes: false),
  ])
  func `an answer fails on its rules and on errors, the rest is advice`(_ test: Case) throws {
    #expect(try verdict(test.text).passed == test.passes)
  }

  @Test(arguments: [
    Case("a note", "fault other note", passes: true),
    Case("a warning", "fault other warning", passes: false),
    Case("an error", "fault other error", passes: false),
  ])
  func `a snippet without an exercise fails on warnings too`(_ test: Case) throws {
    #expect(try verdict(test.text, rules: nil).passed == test.passes)
  }

  @Test func `what is found in the driver is nobody's fault`() throws {
    #expect(try verdict("").stages.flatMap(\.findings).isEmpty)
  }

  @Test func `a rule that must be asked for runs when the exercise names it`() throws {
    #expect(try verdict("fault opt note", rules: ["opt"]).passed == false)
    #expect(try verdict("fault opt note", rules: []).passed)
  }

  @Test func `a snippet that does not parse is not linted`() throws {
    #expect(try verdict("fault syntax error").stages.map(\.name) == ["parse"])
    #expect(try verdict("").stages.map(\.name) == ["parse", "lint"])
  }

  @Test(arguments: ["start here\n", "start\there", "  start\n\n  here  "])
  func `the starter is refused, however it is spaced`(_ text: String) {
    #expect(throws: GradingError.unchangedStarter) { try verdict(text) }
  }
}
