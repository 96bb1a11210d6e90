import Core

/// Finds questions that give their answers away.
///
/// What is said must be sure: where the question offers alternatives, or the word is one that every
/// sentence has, nothing is.
struct GiveawayCheck {
  let item: Item

  /// What gives the answer away, and where; nothing of what is still to be filled in.
  var found: [BankCheck.Found] {
    guard !item.question.source.contains(StartingPoint.mark) else { return [] }
    switch item.content {
    case .typed(let accepted): return inQuestion(accepted) { .answerInQuestion($0) }
    case .cloze(let cloze): return shown(cloze)
    case .choice(let options): return OptionCues(item: item, options: options).found
    case .order(let steps): return isOrdered(steps) ? [(.orderInQuestion, item.position)] : []
    case .predict(let prediction):
      return OutputGiveaway(item: item, prediction: prediction).found
    case .exercise, .audit: return namedRules
    case .flashcard: return []
    }
  }

  /// The first of some answers that stands in the question.
  private func inQuestion(
    _ answers: [String],
    _ problem: (String) -> BankProblem
  ) -> [BankCheck.Found] {
    let words = PromptWord.list(of: item.question)
    for answer in answers {
      if let place = place(of: Answer(answer), in: words) { return [(problem(answer), place)] }
    }
    return []
  }

  /// Each text of a gap that stands in the rest of the text, the hint included, or in the heading.
  private func shown(_ cloze: Cloze) -> [BankCheck.Found] {
    let words = PromptWord.list(of: item.question)
    let number = item.id.clozeNumber ?? 1
    let solution = PromptWord.list(of: cloze.solution)
    for answer in cloze.answers {
      var wanted = Answer(answer)
      // A mark may stand in a code span.
      let isInCode = wanted.words.allSatisfy { word in
        solution.contains { $0.text == word.text && $0.isCode }
          && !solution.contains { $0.text == word.text && !$0.isCode }
      }
      if isInCode { wanted.words.indices.forEach { wanted.words[$0].isCode = true } }
      if let place = place(of: wanted, in: words) {
        return [(.gapShown(answer, number: number), place)]
      }
    }
    return []
  }

  /// The words of an answer, without the articles before them.
  struct Answer {
    var words: [PromptWord]

    init(_ text: String) {
      words = Array(
        PromptWord.list(of: Markdown(text)).drop { ["a", "an", "the"].contains($0.stem) }
      )
    }

    /// Whether a word of the question is the answer's.
    fileprivate func matches(_ word: PromptWord, at index: Int) -> Bool {
      let wanted = words[index]
      if wanted.isCode || wanted.isName {
        guard word.text == wanted.text else { return false }
        // `State` is no word of "State that nobody reads", and 'let' no keyword there.
        return word.isCode || wanted.isName || word.hasMeaning && !word.isFirst
      }
      return word.isCode ? word.text == wanted.text : word.stem == wanted.stem
    }
  }

  /// The place in the question at which an answer stands, one beside an alternative excepted.
  private func place(of answer: Answer, in words: [PromptWord]) -> TextPosition? {
    let count = answer.words.count
    guard count > 0, count <= words.count, answer.words.contains(where: \.hasMeaning) else {
      return nil
    }
    for start in 0...(words.count - count) {
      let isHere = answer.words.indices.allSatisfy { answer.matches(words[start + $0], at: $0) }
      guard isHere, !isAlternative(words[start], in: words) else { continue }
      return position(ofLine: words[start].line)
    }
    return nil
  }

  /// Whether a word is one of several that are offered, as in "Is it a class or a struct?".
  private func isAlternative(_ word: PromptWord, in words: [PromptWord]) -> Bool {
    let clause = words.filter { $0.clause == word.clause }.map(\.stem)
    if clause.contains("or") { return true }
    return zip(clause, clause.dropFirst()).contains { $0 == "which" && $1 == "of" }
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
