import Core
import OwnershipRules
import Testing

struct SuppressionProblemTests {
  private func lint(_ source: String) -> [String] {
    Linter.lint([SourceInput(path: "A.swift", bytes: Array(source.utf8))])
      .map { "\($0.start.line): \($0.code): \($0.message)" }
  }

  private let open =
    "'@State var a' of 'V' is not private, so the initialiser of 'V' takes a value for it"

  @Test(arguments: [
    "// viva:disable:next state_not_private\n@State var a = 0",
    "/* viva:disable:next state_not_private */ @State var a = 0",
    "// viva:disable:next status_flags, state_not_private -- a reason\n@State\nvar\na = 0",
    "@State var a = 0 // viva:disable:this state_not_private",
    "// viva:disable state_not_private\n@State var a = 0\n// viva:enable state_not_private",
    "// viva:disable state_not_private\nlet x = 1\n@State var a = 0",
    "// viva:disable:next state_not_private: a reason, and more\n@State var a = 0",
    "// viva:disable:next status_flags state_not_private - a reason\n@State var a = 0",
  ])
  func `a comment silences what it names`(_ member: String) {
    let found = lint("struct V: View {\n\(member)\n}")
    #expect(found.filter { $0.contains("state_not_private:") }.isEmpty)
  }

  @Test func `the next declaration is silenced to its end`() {
    #expect(
      lint("// viva:disable:next state_not_private\nstruct V: View {\n\n@State var a = 0\n}")
        .isEmpty
    )
  }

  @Test func `nothing before or after it is`() {
    let found = lint(
      """
      // viva:disable:next state_not_private
      struct W: View { @State var a = 0 }
      struct V: View { @State var a = 0 }
      """
    )
    #expect(found == ["3: state_not_private: \(open)"])
  }

  @Test func `a string is no comment`() {
    let found = lint(
      "let t = \"// viva:disable state_not_private\"\nstruct V: View { @State var a = 0 }"
    )
    #expect(found == ["2: state_not_private: \(open)"])
  }

  @Test(arguments: [
    (
      "// viva:disable:next state_not_privat\nlet a = 0",
      "1: suppression_problem: there is no rule 'state_not_privat'"
    ),
    ("// viva:disable:next\nlet a = 0", "1: suppression_problem: the comment names no rule"),
    (
      "// viva:disable:net state_not_private\nlet a = 0",
      "1: suppression_problem: there is no 'viva:disable:net'"
    ),
    (
      "// viva:enable state_not_private",
      "1: suppression_problem: 'state_not_private' is not disabled here, so there is nothing to enable"
    ),
    (
      "// viva:disable state_not_private\nlet a = 0",
      "1: suppression_problem: 'state_not_private' finds nothing here, so there is nothing to silence"
    ),
  ])
  func `a comment that does nothing is told`(_ source: String, _ expected: String) {
    #expect(lint(source) == [expected])
  }

  @Test(arguments: [
    (
      "because tests hand it in",
      ["1: suppression_problem: 'because tests hand it in' names no rules"]
    ),
    (", because tests", ["1: suppression_problem: 'because tests' names no rules"]),
    ("because", ["1: suppression_problem: 'because' names no rules"]),
    ("work_in_bodi", ["1: suppression_problem: there is no rule 'work_in_bodi'"]),
    (
      ", work_in_bodi, whatever",
      [
        "1: suppression_problem: there is no rule 'work_in_bodi'",
        "1: suppression_problem: there is no rule 'whatever'",
      ]
    ),
  ])
  func `a reason without its sign is told once`(_ words: String, _ expected: [String]) {
    let comment = "// viva:disable:next state_not_private\(words.first == "," ? "" : " ")\(words)"
    #expect(lint("\(comment)\nstruct V: View { @State var a = 0 }").sorted() == expected.sorted())
  }

  @Test func `what is disabled twice is enabled once`() {
    let found = lint(
      """
      // viva:disable state_not_private
      // viva:disable state_not_private
      struct W: View { @State var a = 0 }
      // viva:enable state_not_private
      struct V: View { @State var a = 0 }
      // viva:disable state_not_private
      struct U: View { @State var a = 0 }
      """
    )
    let twice = "'state_not_private' is disabled here already; one 'viva:enable' will end both"
    #expect(found == ["2: suppression_problem: \(twice)", "5: state_not_private: \(open)"])
  }

  @Test(arguments: ["viva:disable", "viva:disable:this"])
  func `what does not parse is told whatever a comment says`(_ kind: String) {
    let found = lint("let a = } // \(kind) syntax")
    #expect(found.contains { $0.hasPrefix("1: syntax: ") })
    let refused = "'syntax' cannot be silenced, for what does not parse cannot be judged"
    #expect(found.filter { !$0.hasPrefix("1: syntax") } == ["1: suppression_problem: \(refused)"])
  }

  @Test func `of a rule that does not run nobody can say`() {
    let input = SourceInput(path: "A.swift", bytes: Array("// viva:disable state_not_private".utf8))
    let options = LintOptions(rules: ["suppression_problem"])
    #expect(Linter.lint([input], options: options).isEmpty)
  }
}
