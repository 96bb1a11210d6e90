import Core
import Quizzing

extension Learner {
  /// Plays what the learner does, one word a question, and writes down the session.
  ///
  /// A line is the time, the unit, why it is asked, its number of the total, what was done, and
  /// the events stored beside the answer. The words are the ratings, `skip`, `bury`, `suspend` and
  /// `undo`.
  mutating func transcript(_ words: [String]) -> String {
    var lines: [String] = []
    for word in words {
      guard let question = question() else { break }
      var line =
        "\(time) \(question.unit) \(question.occasion) \(question.number)/\(question.total)"
      if !question.context.isEmpty {
        line += " after \(question.context.map(\.id.text).joined(separator: " "))"
      }
      lines.append("\(line): \(word)\(act(word))")
    }
    lines.append("\(time) \(describe(next()))")
    return lines.joined(separator: "\n")
  }

  private mutating func act(_ word: String) -> String {
    switch word {
    case "skip": skip()
    case "bury": bury()
    case "suspend": suspend()
    case "undo": undo()
    default:
      guard let rating = Rating(answer: word) else { return ", which is no word" }
      return answer(rating).dropFirst().map { draft in
        ", \(draft.kind.rawValue) \(draft.item?.text ?? "")"
      }.joined()
    }
    return ""
  }

  private var time: String { String(now.iso8601.dropFirst(11).prefix(8)) }

  private func describe(_ step: DrillStep) -> String {
    switch step {
    case .ask(let question): "asks \(question.unit)"
    case .finished(.nextAt(let instant)): "next at \(instant.iso8601().dropFirst(11).prefix(8))"
    case .finished(.nothingDue(let next)): "nothing due, next \(next?.description ?? "never")"
    case .finished(.dayLimit(let next)): "the day's limit, next \(next)"
    case .finished(.allAsked): "all were asked"
    case .finished(.questionLimit): "the session's limit"
    case .finished(.planDone): "the plan is done"
    case .finished(.timeUp): "time is up"
    case .finished(.noItems): "no items"
    }
  }
}
