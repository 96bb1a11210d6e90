import Core
import Quizzing
import Testing

struct AnswerSheetTests {
  struct Rated: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var sheet: AnswerSheet
    var line: String
    var help: AnswerHelp = .none
    var rating: Rating?
  }

  static let choice = AnswerSheet.choice(
    ChoiceSheet(
      [ChoiceOption(text: Markdown("a"), explanation: Markdown(""), isRight: true)],
      seed: 1,
      word: "a"
    )
  )
  static let order = AnswerSheet.order(OrderSheet([Markdown("a")], seed: 1, word: "a"))
  static let typed = AnswerSheet.typed(TypedSheet(accepted: ["a"]))
  static let predict = AnswerSheet.predict(PredictSheet(output: "a\n"))

  @Test(arguments: [
    Rated(testDescription: "right choice", sheet: choice, line: "a", rating: .good),
    Rated(testDescription: "hinted choice", sheet: choice, line: "a", help: .hint, rating: .hard),
    Rated(testDescription: "right order", sheet: order, line: "1", rating: .good),
    Rated(testDescription: "hinted order", sheet: order, line: "1", help: .hint, rating: .hard),
    Rated(testDescription: "right prediction", sheet: predict, line: "a", rating: .good),
    Rated(
      testDescription: "hinted prediction",
      sheet: predict,
      line: "a",
      help: .hint,
      rating: .hard
    ),
    Rated(testDescription: "wrong prediction", sheet: predict, line: "b", rating: .again),
    Rated(
      testDescription: "wrong and hinted",
      sheet: predict,
      line: "b",
      help: .hint,
      rating: .again
    ),
    Rated(testDescription: "exact", sheet: typed, line: "a", rating: .good),
    Rated(
      testDescription: "exact after a hint",
      sheet: typed,
      line: "a",
      help: .hint,
      rating: .good
    ),
    Rated(
      testDescription: "exact after the solution",
      sheet: typed,
      line: "a",
      help: .solution,
      rating: .again
    ),
    Rated(testDescription: "not exact: the learner rates", sheet: typed, line: "b", rating: nil),
  ])
  func `a rating follows from kind, verdict and help`(rated: Rated) throws {
    let verdict = try #require(try rated.sheet.verdict(on: rated.line))
    #expect(rated.sheet.rating(for: verdict, help: rated.help) == rated.rating)
  }

  @Test func `flashcards and code are not judged here`() throws {
    #expect(try AnswerSheet.recall.verdict(on: "a") == nil)
    #expect(try AnswerSheet.code.verdict(on: "a") == nil)
  }

  struct Verdict: Sendable, CustomTestStringConvertible {
    var result: KindRating.Result
    var help: AnswerHelp
    var rating: Rating
    var testDescription: String { "\(result) after \(help)" }
  }

  @Test(arguments: [
    Verdict(result: .right, help: .none, rating: .good),
    Verdict(result: .right, help: .hint, rating: .hard),
    Verdict(result: .right, help: .solution, rating: .again),
    Verdict(result: .wrong, help: .none, rating: .again),
    Verdict(result: .wrong, help: .hint, rating: .again),
    Verdict(result: .wrong, help: .solution, rating: .again),
  ])
  func `a clean verdict is good, after a hint hard, and everything else again`(verdict: Verdict) {
    #expect(KindRating.rating(for: verdict.result, help: verdict.help) == verdict.rating)
  }

  struct Words: Sendable, CustomTestStringConvertible {
    var problem: AnswerProblem
    var testDescription: String
  }

  @Test(arguments: [
    Words(
      problem: .nothingPicked(last: "d"),
      testDescription: "an answer names options by their letters, a to d"
    ),
    Words(
      problem: .unknownOption("x", last: "d"),
      testDescription: "there is no option 'x'; the options are a to d"
    ),
    Words(
      problem: .unknownStep("7", count: 3),
      testDescription: "there is no step '7'; the steps are 1 to 3"
    ),
    Words(
      problem: .repeatedStep(2),
      testDescription: "step '2' is named twice; every step is named once, as in '2 1 3'"
    ),
    Words(
      problem: .missingSteps([1, 3], count: 3),
      testDescription: "not named: '1', '3'; all 3 steps are named, as in '2 1 3'"
    ),
    Words(
      problem: .nothingTyped,
      testDescription: "an answer has at least one character; ':s' skips the question"
    ),
  ])
  func `a line that is no answer is told why`(words: Words) {
    #expect("\(words.problem)" == words.testDescription)
  }
}
