package import Core

/// An item's question as it was put, and the way to judge an answer to it.
package enum AnswerSheet: Equatable, Sendable {
  /// The learner recalls, sees the answer and rates.
  case recall
  case choice(ChoiceSheet)
  case order(OrderSheet)
  /// A typed or cloze item.
  case typed(TypedSheet)
  case predict(PredictSheet)
  /// An exercise or audit, judged by the grader.
  case code

  /// Makes the sheet of an item; the seed and the word shuffle what is shuffled.
  package init(_ content: ItemContent, seed: UInt64, word: String) {
    self =
      switch content {
      case .flashcard: .recall
      case .choice(let options): .choice(ChoiceSheet(options, seed: seed, word: word))
      case .cloze(let cloze): .typed(TypedSheet(cloze))
      case .typed(let accepted): .typed(TypedSheet(accepted: accepted))
      case .order(let steps): .order(OrderSheet(steps, seed: seed, word: word))
      case .predict(let prediction): .predict(PredictSheet(output: prediction.output))
      case .exercise, .audit: .code
      }
  }

  /// Judges an answer; `nil` where the learner or the grader does.
  ///
  /// - Throws: ``AnswerProblem`` where the text is no answer at all and is asked for again.
  package func verdict(on text: String) throws(AnswerProblem) -> AnswerVerdict? {
    switch self {
    case .recall, .code: nil
    case .choice(let sheet): try sheet.verdict(on: text)
    case .order(let sheet): try sheet.verdict(on: text)
    case .typed(let sheet): try sheet.verdict(on: text)
    case .predict(let sheet): sheet.verdict(on: text)
    }
  }

  /// The rating that follows from a verdict; `nil` where the learner rates.
  ///
  /// An exact typed answer is good even after a hint.
  package func rating(for verdict: AnswerVerdict, help: AnswerHelp) -> Rating? {
    switch (self, verdict) {
    case (.typed, .right): help == .solution ? .again : .good
    case (_, .right): KindRating.rating(for: .right, help: help)
    case (_, .wrong): KindRating.rating(for: .wrong, help: help)
    case (_, .differs): nil
    }
  }
}
