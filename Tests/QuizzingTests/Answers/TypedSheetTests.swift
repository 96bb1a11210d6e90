import Core
import Quizzing
import Testing

struct TypedSheetTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var accepted: [String]
    var line: String
    var isExact: Bool

    init(_ name: String, _ accepted: [String], _ line: String, isExact: Bool = true) {
      testDescription = name
      self.accepted = accepted
      self.line = line
      self.isExact = isExact
    }
  }

  @Test(arguments: [
    Case("the answer itself", ["single source of truth"], "single source of truth"),
    Case("any accepted one", ["a", "b"], "b"),
    Case("white space folds", ["a b"], " a \t\u{a0}\u{202f} b\r\n"),
    Case("a space is needed", ["a b"], "ab", isExact: false),
    Case("decomposed is composed", ["caf\u{e9}"], "cafe\u{301}"),
    Case("composed is decomposed", ["cafe\u{301}"], "caf\u{e9}"),
    Case("a missing mark is a difference", ["caf\u{e9}"], "cafe", isExact: false),
    Case("Hangul is composed", ["\u{ac00}"], "\u{1100}\u{1161}"),
    Case("case does not count in prose", ["Source of Truth"], "source of truth"),
    Case("case counts in code", ["`@State`"], "@state", isExact: false),
    Case("backticks may be left out", ["`@State` wrapper"], "@State Wrapper"),
    Case("backticks may be typed", ["`@State` wrapper"], "`@State` wrapper"),
    Case("backticks may be typed where none are", ["binding"], "`Binding`"),
    Case("case of code beside prose", ["`id` of a View"], "ID of a view", isExact: false),
    Case("a backtick that opens nothing is text", ["a ` b"], "a ` b"),
    Case("code that holds backticks", ["`` `default` ``"], "`default`"),
    Case("nothing accepted", [], "a", isExact: false),
  ])
  func `an answer is exact after folding`(example: Case) throws {
    let verdict = try TypedSheet(accepted: example.accepted).verdict(on: example.line)
    #expect((verdict == .right) == example.isExact)
  }

  struct Marks: Sendable, CustomTestStringConvertible {
    var answers: [String]
    var line: String
    var isExact: Bool
    var testDescription: String { "\(answers) by '\(line)'" }
  }

  @Test(arguments: [
    Marks(answers: ["`@State`", "owner"], line: "@State; owner", isExact: true),
    Marks(answers: ["`@State`", "owner"], line: "@State;Owner", isExact: true),
    Marks(answers: ["`@State`", "owner"], line: "@State\nowner\n", isExact: false),
    Marks(answers: ["`@State`", "owner"], line: "@State\nowner", isExact: true),
    Marks(answers: ["`@State`", "owner"], line: "owner; @State", isExact: false),
    Marks(answers: ["`@State`", "owner"], line: "@State", isExact: false),
    Marks(answers: ["`@State`", "owner"], line: "@state; owner", isExact: false),
    Marks(answers: ["`a; b`", "c"], line: "a; b; c", isExact: true),
    Marks(answers: ["`a; b`"], line: "a; b", isExact: true),
  ])
  func `several marks of a number are all answered, in order`(marks: Marks) throws {
    let cloze = Cloze(
      prompt: Markdown("[…]"),
      solution: Markdown(marks.answers.joined(separator: " and ")),
      answers: marks.answers
    )
    #expect((try TypedSheet(cloze).verdict(on: marks.line) == .right) == marks.isExact)
  }

  @Test func `a mark inside a code span is code`() throws {
    let inside = TypedSheet(
      Cloze(
        prompt: Markdown("`let n: […]`"),
        solution: Markdown("`let n: Int`"),
        answers: ["Int"]
      )
    )
    #expect(try inside.verdict(on: "Int") == .right)
    #expect(try inside.verdict(on: "int") != .right)
    let outside = TypedSheet(
      Cloze(prompt: Markdown("An […]"), solution: Markdown("An Int"), answers: ["Int"])
    )
    #expect(try outside.verdict(on: "int") == .right)
  }

  @Test func `the difference is to the nearest accepted answer`() throws {
    let sheet = TypedSheet(accepted: ["environment", "binding", "`@Binding`"])
    #expect(
      try sheet.verdict(on: "bindin")
        == .differs(
          Difference(spans: [
            Difference.Span(.same, "bindin"), Difference.Span(.missing, "g"),
          ])
        )
    )
  }

  @Test func `an empty line is no answer`() {
    #expect(throws: AnswerProblem.nothingTyped) {
      try TypedSheet(accepted: ["a"]).verdict(on: " \u{a0} ")
    }
  }
}
