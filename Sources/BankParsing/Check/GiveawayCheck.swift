import Core

/// Finds questions that give their answers away.
///
/// What is said must be sure: where the question offers alternatives, or the word is one that every
/// sentence has, nothing is.
struct GiveawayCheck {
  let item: Item
  /// The items that it follows up, whose headings may be shown above the question.
  let openings: [Item]

  /// What gives the answer away, and where; nothing of what is still to be filled in.
  var found: [BankCheck.Found] {
    guard !StartingPoint.isStillOne(item) else { return [] }
    switch item.content {
    case .typed(let accepted): return inQuestion(accepted) + inOpenings(accepted)
    case .cloze(let cloze): return shown(cloze) + inOpenings(cloze.answers)
    case .choice(let options): return OptionCues(item: item, options: options).found
    case .order(let steps): return isOrdered(steps) ? [(.orderInQuestion, item.position)] : []
    case .predict(let prediction):
      return OutputGiveaway(item: item, prediction: prediction).found
    case .exercise, .audit: return namedRules
    case .flashcard: return []
    }
  }

  /// The first of some answers that stands in the question.
  private func inQuestion(_ answers: [String]) -> [BankCheck.Found] {
    let words = PromptWord.list(of: item.question)
    for answer in answers {
      if let word = GivenAnswer(answer).stands(in: words) {
        return [(.answerInQuestion(answer), position(ofLine: word.line))]
      }
    }
    return []
  }

  /// Each text of a gap that stands in the rest of the text, the hint included, or in the heading.
  private func shown(_ cloze: Cloze) -> [BankCheck.Found] {
    let words = PromptWord.list(of: item.question)
    let solution = PromptWord.list(of: cloze.solution)
    for answer in cloze.answers {
      guard let word = GivenAnswer(answer).asCode(where: solution).stands(in: words) else {
        continue
      }
      let number = item.id.clozeNumber ?? 1
      return [(.gapShown(answer, number: number), position(ofLine: word.line))]
    }
    return []
  }

  /// The first of some answers that stands in the heading of an opening.
  private func inOpenings(_ answers: [String]) -> [BankCheck.Found] {
    for opening in openings {
      let heading = opening.question.source.split(separator: "\n").first ?? ""
      let words = PromptWord.list(of: Markdown(String(heading)))
      if let answer = answers.first(where: { GivenAnswer($0).stands(in: words) != nil }) {
        let place = item.places["after"] ?? item.position
        return [(.answerInOpening(answer, opening: opening.id.text), place)]
      }
    }
    return []
  }

  /// The place of a line of the question, the first of which is the heading.
  private func position(ofLine line: Int) -> TextPosition {
    line == 0 ? item.position : TextPosition(line: item.question.line + line, column: 1)
  }

  /// Whether the question names something of each step, in the order of the steps.
  private func isOrdered(_ steps: [Markdown]) -> Bool {
    let question = PromptWord.list(of: item.question).map(\.stem)
    let words = steps.map { step in
      Set(PromptWord.list(of: step).filter(\.hasMeaning).map(\.stem))
    }
    var last = -1
    for (index, step) in words.enumerated() {
      let others = words.enumerated().filter { $0.offset != index }.map(\.element)
      let own = step.filter { word in !others.contains { $0.contains(word) } }
      let named = own.filter(question.contains)
      // Half of what is peculiar to a step is enough to know it by.
      guard named.count * 2 >= own.count,
        let place = named.compactMap({ question.firstIndex(of: $0) }).min(), place > last
      else { return false }
      last = place
    }
    return steps.count > 1
  }

  /// The rules that an item is to be held against, where its question names one.
  private var namedRules: [BankCheck.Found] {
    var rules = item.rules
    if case .audit(let audit) = item.content { rules += audit.faults.map(\.rule) }
    let words = PromptWord.list(of: item.question)
    return Set(rules).sorted().compactMap { rule in
      words.first { $0.text == rule }.map { (.ruleNamed(rule), position(ofLine: $0.line)) }
    }
  }
}
