import BankParsing
import Core
import Quizzing
import Scheduling
import Terminal

/// One question between being shown and being rated: what a line means now.
@MainActor
struct QuestionAsking {
  private let question: DrillQuestion
  private let asked: Moment
  private var stage = Stage.answering
  private var predicted: [String] = []

  private enum Stage {
    /// The answer is awaited.
    case answering
    /// The answer was shown, and the learner rates.
    case rating
  }

  init(_ question: DrillQuestion, asked: Moment) {
    self.question = question
    self.asked = asked
  }

  /// Whether the learner has seen the answer.
  var isRevealed: Bool { stage == .rating }

  /// What the line editor is told of the line.
  var mode: InputMode { .answer }

  /// How a line is told from a key.
  var reading: DrillKey.Reading {
    guard stage == .answering else { return .bare }
    switch question.sheet {
    case .recall, .order: return .bare
    case .choice(let sheet):
      return .letters(Set(sheet.options.indices.flatMap { ChoiceSheet.label($0) }))
    case .typed, .predict, .code: return .text
    }
  }

  /// The prompt of the next line.
  var prompt: StyledText {
    let place = "[\(question.number)/\(question.total)]"
    let wish =
      switch stage {
      case .rating: "rate 1–4"
      case .answering:
        switch question.sheet {
        case .recall: "Enter shows the answer"
        case .choice(let sheet): sheet.rightCount == 1 ? "one letter" : "letters"
        case .order: "numbers in order"
        case .typed: "answer"
        case .predict(let sheet): "line \(predicted.count + 1) of \(sheet.lines.count)"
        case .code:
          question.item.kind == .audit
            ? "LINE RULE; …" : "your file's path, or Enter for your editor"
        }
      }
    return StyledText("\(place) \(wish)> ", .prompt)
  }

  /// Takes a line that is no key; the rating, once there is one.
  mutating func take(
    _ line: String,
    session: inout DrillSession,
    context: Context
  ) throws -> Rating? {
    let view = DrillView(context: context)
    guard stage == .answering else { return rate(line, context) }
    switch question.sheet {
    case .recall:
      view.showAnswer(to: question, asked: asked)
      stage = .rating
      return nil
    case .code:
      return try CodeAnswer(question: question, context: context).rating(for: line, session)
    case .predict(let sheet):
      predicted += line.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      guard predicted.count >= sheet.lines.count || predicted.last == "." else { return nil }
      if predicted.last == "." { predicted.removeLast() }
      return judge(predicted.joined(separator: "\n"), session, view)
    case .choice, .order, .typed: return judge(line, session, view)
    }
  }

  private mutating func judge(
    _ answer: String,
    _ session: DrillSession,
    _ view: DrillView
  ) -> Rating? {
    do throws(AnswerProblem) {
      guard let verdict = try question.sheet.verdict(on: answer) else { return nil }
      view.show(verdict, on: question)
      if let rating = question.sheet.rating(for: verdict, help: session.help) { return rating }
      stage = .rating
      view.askForRating(question, asked: asked)
    } catch {
      view.context.say("\(error)")
    }
    return nil
  }

  private func rate(_ line: String, _ context: Context) -> Rating? {
    if let rating = Rating(answer: line.trimmed) { return rating }
    context.say("rate your recall: 1 again, 2 hard, 3 good, 4 easy")
    return nil
  }
}

extension ChoiceSheet {
  /// How many options belong to the answer.
  var rightCount: Int { options.count { $0.isRight } }
}
