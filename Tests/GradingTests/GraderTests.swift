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

  private func verdict(
    _ text: String,
    rules: [String]? = ["named"],
    of other: Exercise? = nil
  ) throws -> Verdict {
    let client = LinterClient(
      helper: "helper",
      processes: ScriptedHelper(),
      variables: Variables([:])
    )
    let task = rules.map { Grader.Task(other ?? exercise, rules: $0) }
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

  @Test func `the rules failed are those of errors, of warnings and of the task, each once`() throws
  {
    let text = """
      fault named note
      fault other note
      fault zone warning
      fault bad error
      fault bad warning

      """
    #expect(try verdict(text).rulesFailed(naming: ["named"]) == ["bad", "named", "zone"])
    #expect(try verdict(text, rules: nil).rulesFailed(naming: []) == ["bad", "zone"])
    #expect(try verdict("").rulesFailed(naming: ["named"]) == [])
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

  private static let rowStarter = """
    struct Row {
      var count = 0
      var spare = 0
      func save() {}
    }
    """

  private static let rowSolution = """
    struct Row {
      private var count = 0
      func save() {}
      func added() {}
    }
    """

  private var rowExercise: Exercise {
    Exercise(
      starter: [CodeFile(name: "Row.swift", text: Self.rowStarter, line: 1)],
      driver: [],
      solution: [CodeFile(name: "Row.swift", text: Self.rowSolution, line: 1)],
      scenario: ""
    )
  }

  private static let row = DeclaredName(.type, "Row")
  private static let count = DeclaredName(.property, "count")
  private static let save = DeclaredName(.function, "save")

  @Test(arguments: [
    ("let a = 1", [row, count, save]),
    ("struct Row {}", [count, save]),
    ("struct Row { var count = 0 }", [save]),
    ("struct Row { var count = 0 } // func save() {}", [save]),
    ("extension Row { var count: Int { 0 }; func save() {} }", [row]),
  ])
  func `an answer still declares what starter and solution both do`(
    text: String,
    missing: [DeclaredName]
  ) {
    #expect(throws: GradingError.otherCode(missing: missing)) {
      try verdict(text, of: rowExercise)
    }
  }

  @Test(arguments: [
    ("tap \"Save\"\n", [save]),
    (
      "tap \"Save\"\nexpect state Row.count survived\n",
      [DeclaredName(.property, "count", isPrivate: true), save]
    ),
  ])
  func `with a scenario an answer keeps what others can use, and what the scenario names`(
    scenario: String,
    missing: [DeclaredName]
  ) {
    let starter = Self.rowStarter.replacing("var count", with: "private var count")
    let exercise = Exercise(
      starter: [CodeFile(name: "Row.swift", text: starter, line: 1)],
      driver: [],
      solution: [CodeFile(name: "Row.swift", text: Self.rowSolution, line: 1)],
      scenario: scenario
    )
    #expect(throws: GradingError.otherCode(missing: missing)) {
      try verdict("struct Row {}", of: exercise)
    }
  }

  @Test(arguments: [
    rowSolution, "struct Row { var count = 0; func save() {} }",
    "final class Row { let count = 0; func save() {} }",
    "struct Row { func save() {} }\nextension Row { var count: Int { 0 } }",
  ])
  func `how it declares them is its own affair`(text: String) throws {
    #expect(try verdict(text, of: rowExercise).passed)
  }

  @Test(arguments: [
    (GradingError.otherCode(missing: [row]), "the exercise asks for a type 'Row', \(kept)"),
    (
      .otherCode(missing: [row, count]),
      "the exercise asks for a type 'Row' and a property 'count', \(kept)"
    ),
    (
      .otherCode(missing: [row, count, save, save, save]),
      "the exercise asks for a type 'Row', a property 'count', a function 'save' and 2 more, \(kept)"
    ),
    (
      .missingFiles(["A.swift"]),
      "the exercise also has 'A.swift'; hand in all its files, or their folder"
    ),
    (
      .missingFiles(["A.swift", "B.swift", "C.swift"]),
      "the exercise also has 'A.swift', 'B.swift' and 'C.swift'; hand in all its files, or their "
        + "folder"
    ),
  ])
  func `a refusal says what is missing and what to do`(error: GradingError, text: String) {
    #expect("\(error)" == text)
  }

  private static let kept =
    "which this code does not declare; keep the names that the starter has, and repair the code "
    + "behind them"

  @Test func `all files of an exercise of several are handed in`() {
    let two = Exercise(
      starter: ["A.swift", "B.swift"].map { CodeFile(name: $0, text: "", line: 1) },
      driver: [],
      solution: [],
      scenario: ""
    )
    #expect(throws: GradingError.missingFiles(["A.swift", "B.swift"])) {
      try verdict("let a = 1", of: two)
    }
  }

  @Test(arguments: [
    "// viva:disable named", "// viva: disable named", "/* viva:disable:next named */",
    "// viva:disable:this named",
  ])
  func `an answer cannot silence a rule, a snippet of one's own can`(comment: String) throws {
    let text = "\(comment)\nfault named warning"
    #expect(try !verdict(text).passed)
    #expect(try verdict(text, rules: nil).passed)
  }
}
