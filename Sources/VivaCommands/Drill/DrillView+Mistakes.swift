import Core
import Quizzing
import Terminal

extension DrillView {
  /// Shows where a wrong answer went wrong.
  func show(_ mistake: AnswerVerdict.Mistake, on question: DrillQuestion) {
    context.print(StyledText("Not quite.", .wrong))
    switch mistake {
    case .options: break
    case .places:
      if case .order(let sheet) = question.sheet {
        context.print("The right order:")
        for (place, step) in sheet.solution.enumerated() {
          context.show(step, after: "\(place + 1). ")
        }
      }
    case .lines(let lines):
      for line in lines {
        let mark = line.isRight ? "  " : "! "
        context.print([StyledText("\(mark)printed  \(line.printed ?? "(nothing)")")])
        if !line.isRight {
          context.print([StyledText("  you said \(line.predicted ?? "(nothing)")", .wrong)])
        }
      }
    }
  }

  /// Shows a typed answer beside the accepted one.
  func show(_ difference: Difference, on question: DrillQuestion) {
    let length = difference.spans.reduce(0) { $0 + $1.text.count }
    // Marks help where little is amiss; across two unlike words they are noise.
    if difference.size * 2 <= length {
      context.print(
        StyledText("Not exact:", .wrong) + StyledText(" ")
          + DifferenceText.line(difference.spans.map(\.part))
      )
    } else {
      context.print(StyledText("Not exact.", .wrong))
    }
    if case .typed(let sheet) = question.sheet, let first = sheet.accepted.first {
      context.show(Markdown(first), after: "accepted: ")
    }
  }

  /// Says which options belong to the answer and why; of a right answer only the right ones.
  func explainOptions(of question: DrillQuestion, all: Bool, picked: Set<Int>? = nil) {
    guard case .choice(let sheet) = question.sheet else { return }
    for (place, option) in sheet.options.enumerated() where all || option.isRight {
      let fate =
        switch (option.isRight, picked?.contains(place)) {
        case (true, false?): "right, and missed"
        case (true, _): "right"
        case (false, true?): "wrong, and picked"
        case (false, _): "wrong"
        }
      let label = "\(ChoiceSheet.label(place))) \(fate)"
      context.print(StyledText(label, option.isRight ? .right : .wrong))
      if !option.explanation.isEmpty { context.show(option.explanation, after: "   ") }
    }
  }

  /// Shows what an interviewer would tick, and what each level's answer says.
  func showRubric(of item: Item) {
    if !item.keyPoints.isEmpty {
      context.print(StyledText("Key points", .strong))
      for point in item.keyPoints { context.show(point, after: "- ") }
    }
    for level in Level.allCases {
      guard let answer = item.levelAnswers[level] else { continue }
      context.print(StyledText("At \(level.rawValue) level", .strong))
      context.show(answer)
    }
  }
}

extension Difference.Span {
  /// The span as the terminal shows it.
  var part: DifferenceText.Part {
    let fate: DifferenceText.Fate =
      switch kind {
      case .same: .same
      case .missing: .missing
      case .extra: .extra
      }
    return DifferenceText.Part(fate, text)
  }
}
