import Core
import Quizzing
import Scheduling
import Terminal

/// What a learner sees of a session: questions, answers and what becomes of them.
@MainActor
struct DrillView {
  let context: Context

  /// Shows a question, after the questions that led to it where they were not just asked.
  func show(_ question: DrillQuestion) {
    let item = question.item
    context.print("")
    context.print(header(of: question))
    for opening in question.context {
      context.print(StyledText("Follows on: \(opening.title)", .muted))
    }
    if !question.context.isEmpty { context.print("") }
    context.show(question: item.question)
    showSheet(of: question)
    context.say(
      DrillKey.line(
        keys(for: question),
        reading: QuestionAsking(
          question,
          asked: context.now,
          isInteractive: context.lines.isInteractive
        ).reading
      )
    )
  }

  /// Shows the answer of a flashcard, and what a rating would mean.
  func showAnswer(to question: DrillQuestion, asked: Moment) {
    if case .flashcard(let answer) = question.item.content { context.show(answer) }
    showRubric(of: question.item)
    askForRating(question, asked: asked)
  }

  /// Shows what each rating would mean, as of the moment at which that was asked for.
  func askForRating(_ question: DrillQuestion, asked: Moment) {
    let day = asked.studyDay(rollover: context.settings.values.study.rollover)
    let parts = Rating.allCases.map { rating in
      let wait = question.previews[rating].map {
        DueText.wait($0.due, from: asked, on: day)
      }
      return "\(rating.rawValue) \(rating.name)" + (wait.map { " (\($0))" } ?? "")
    }
    context.print(StyledText(parts.joined(separator: " · "), .muted))
  }

  /// Shows how an answer compares, the right one, and the why of a wrong one.
  func show(_ verdict: AnswerVerdict, on question: DrillQuestion) {
    switch verdict {
    case .right: context.print(StyledText("Right.", .right))
    case .wrong(let mistake): show(mistake, on: question)
    case .differs(let difference): show(difference, on: question)
    }
    explainOptions(of: question, all: verdict != .right, picked: picked(verdict, question))
    if verdict != .right, !question.item.why.isEmpty { context.show(question.item.why) }
  }

  /// The options that a wrong answer picked, by their places.
  private func picked(_ verdict: AnswerVerdict, _ question: DrillQuestion) -> Set<Int>? {
    guard case .wrong(.options(let wrongly, let missed)) = verdict,
      case .choice(let sheet) = question.sheet
    else { return nil }
    let right = sheet.options.indices.filter { sheet.options[$0].isRight && !missed.contains($0) }
    return Set(wrongly + right)
  }

  /// Tells when the item comes back, and what else followed from the answer; and the item's id where
  /// its question was shown without it.
  func tell(_ events: [Event], _ rating: Rating, of question: DrillQuestion? = nil) {
    let name = question.flatMap { $0.isNamedAtOnce ? nil : " · \($0.item.id.text)" } ?? ""
    for event in events {
      let content = event.content
      let due = content.due.map { DueText.sentence($0, from: context.now, on: context.today) }
      switch content.kind {
      case .review:
        context.print(StyledText("\(rating.name): comes back \(due ?? "later")\(name)", .muted))
      case .attempt:
        context.print(
          StyledText(
            "\(rating.name): kept as an attempt; today's first verdict is the one that counts",
            .muted
          )
        )
      case .cram:
        context.print(StyledText("\(rating.name): practice, the schedule stays\(name)", .muted))
      case .lent:
        context.print(
          StyledText(
            "\(content.item?.text ?? "") need not be asked today; it comes back \(due ?? "later")",
            .muted
          )
        )
      case .suspend:
        context.print(
          StyledText(
            "\(content.item?.text ?? "") was forgotten often and is set aside as a leech; 'viva edit' it, then 'viva resume'",
            .warning
          )
        )
      default: break
      }
    }
  }

  private func header(of question: DrillQuestion) -> StyledText {
    let item = question.item
    let facts = [
      "\(question.number)/\(question.total)", item.kind.rawValue, item.level.rawValue,
      item.topic?.path, question.occasion.word, question.isNamedAtOnce ? item.id.text : nil,
    ]
    return StyledText(facts.compactMap { $0 }.joined(separator: " · "), .muted)
  }

  private func keys(for question: DrillQuestion) -> [DrillKey] {
    (question.item.hints.isEmpty ? [] : [.hint]) + [.why, .skip, .undo, .bury, .edit, .quit]
  }

  private func showSheet(of question: DrillQuestion) {
    switch question.sheet {
    case .recall, .typed: break
    case .choice(let sheet):
      for (place, option) in sheet.options.enumerated() {
        context.show(option.text, after: "\(ChoiceSheet.label(place))) ")
      }
    case .order(let sheet):
      for (place, step) in sheet.steps.enumerated() { context.show(step, after: "\(place + 1)) ") }
    case .predict, .code: showCode(of: question.item)
    }
  }

  private func showCode(of item: Item) {
    switch item.content {
    case .predict(let prediction):
      for file in prediction.run { context.show(file) }
      context.show(scenario: prediction.scenario)
    case .audit(let audit): for file in audit.files { context.show(file, isNumbered: true) }
    case .exercise(let exercise):
      for file in exercise.driver { context.show(file, note: "given, not to be changed") }
      for file in exercise.starter { context.show(file, note: "yours to repair") }
    default: break
    }
  }
}

extension DrillQuestion {
  /// Whether the item's id may stand above the question: where words are asked for, an id is often made
  /// of them.
  fileprivate var isNamedAtOnce: Bool {
    switch item.kind {
    case .cloze, .typed: false
    case .flashcard, .choice, .order, .predict, .exercise, .audit: true
    }
  }
}

extension DrillQuestion.Occasion {
  /// Why the item is asked, in a word; nothing for a plain review.
  var word: String? {
    switch self {
    case .step: "step"
    case .review: nil
    case .new: "new"
    case .cram: "practice"
    }
  }
}
