import Core

/// Finds items by words in what they say.
enum ItemSearch {
  /// Whether an item has every word, given in lower case, somewhere in its text.
  static func matches(_ item: Item, _ words: [String], state: String = "") -> Bool {
    guard !words.isEmpty else { return true }
    let facts = [item.id.text, item.bank, item.kind.rawValue, item.level.rawValue, state]
    let texts = [item.title, item.question.source, item.why.source, answer(of: item)]
    let text = (facts + [item.topic?.path ?? ""] + texts + item.tags + item.covers + item.rules)
      .joined(separator: "\n").lowercased()
    return words.allSatisfy { text.contains($0) }
  }

  private static func answer(of item: Item) -> String {
    switch item.content {
    case .flashcard(let answer): answer.source
    case .choice(let options): options.map(\.text.source).joined(separator: "\n")
    case .cloze(let cloze): cloze.solution.source
    case .typed(let accepted): accepted.joined(separator: "\n")
    case .order(let steps): steps.map(\.source).joined(separator: "\n")
    case .predict(let prediction):
      (prediction.run.map(\.text) + [prediction.scenario, prediction.output])
        .joined(separator: "\n")
    case .exercise(let exercise): exercise.starter.map(\.text).joined(separator: "\n")
    case .audit(let audit): audit.files.map(\.text).joined(separator: "\n")
    }
  }
}
