import Quizzing
import Testing

struct PredictSheetTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var output: String
    var text: String
    var isRight: Bool
    var testDescription: String { "\(output.debugDescription) by \(text.debugDescription)" }
  }

  @Test(arguments: [
    Case(output: "a\nb\n", text: "a\nb", isRight: true),
    Case(output: "a\nb", text: "a  \r\nb\t\n\n", isRight: true),
    Case(output: "a\n\nb\n", text: "a\nb", isRight: false),
    Case(output: "  a\n", text: "a", isRight: false),
    Case(output: "A\n", text: "a", isRight: false),
    Case(output: "\u{e9}\n", text: "e\u{301}", isRight: true),
    Case(output: "", text: "", isRight: true),
    Case(output: "a\n", text: "", isRight: false),
  ])
  func `lines are compared but for spaces at their ends and empty lines at the end`(
    example: Case
  ) {
    let verdict = PredictSheet(output: example.output).verdict(on: example.text)
    #expect((verdict == .right) == example.isRight)
  }

  @Test func `a wrong prediction is shown line by line`() {
    #expect(
      PredictSheet(output: "1\n2\n3\n").verdict(on: "1\n3")
        == .wrong(
          .lines([
            AnswerVerdict.Line(printed: "1", predicted: "1"),
            AnswerVerdict.Line(printed: "2", predicted: "3"),
            AnswerVerdict.Line(printed: "3", predicted: nil),
          ])
        )
    )
  }
}
