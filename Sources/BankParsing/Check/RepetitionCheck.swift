import Core

/// Finds what stands twice in an item and should not: options, steps, answers, and an answer that its
/// hint or its `Why` only repeats.
struct RepetitionCheck {
  let item: Item

  /// What is repeated, and where; nothing of what is still to be filled in.
  var found: [BankCheck.Found] {
    guard !StartingPoint.isStillOne(item) else { return [] }
    switch item.content {
    case .choice(let options): return repeated(options) + pointing(options)
    case .order(let steps): return repeated(steps)
    case .typed(let accepted): return repeated(accepted) + told(accepted)
    case .cloze(let cloze): return told(cloze.answers)
    case .flashcard(let answer): return repeatedByWhy(answer)
    case .predict, .exercise, .audit: return []
    }
  }

  private func repeated(_ options: [ChoiceOption]) -> [BankCheck.Found] {
    var seen: Set<String> = []
    return options.filter { !seen.insert(Self.letters(of: $0.text.source)).inserted }.map {
      (.repeatedOption, start(of: $0.text))
    }
  }

  /// Options are shuffled, so that nothing is above another.
  private func pointing(_ options: [ChoiceOption]) -> [BankCheck.Found] {
    options.filter { option in
      let words = Words.list(of: option.text)
      return zip(words, words.dropFirst()).contains {
        $0 == "the" && ["above", "below"].contains($1)
      }
    }.map { (.optionPoints, start(of: $0.text)) }
  }

  private func repeated(_ steps: [Markdown]) -> [BankCheck.Found] {
    var seen: Set<String> = []
    return steps.filter { !seen.insert(Self.letters(of: $0.source)).inserted }.map {
      (.repeatedStep, start(of: $0))
    }
  }

  private func repeated(_ accepted: [String]) -> [BankCheck.Found] {
    var seen: Set<String> = []
    return accepted.filter { !seen.insert($0).inserted }.map {
      (.repeatedAnswer($0), item.position)
    }
  }

  /// The hints that hold an answer which is to be typed.
  private func told(_ answers: [String]) -> [BankCheck.Found] {
    item.hints.compactMap { hint in
      let words = PromptWord.list(of: hint)
      return answers.first { GivenAnswer($0).stands(in: words) != nil }.map {
        (.hintTellsAnswer($0), start(of: hint))
      }
    }
  }

  private func repeatedByWhy(_ answer: Markdown) -> [BankCheck.Found] {
    // What is longer by a quarter says more, which need not be counted.
    guard item.why.source.utf8.count * 4 <= answer.source.utf8.count * 5 else { return [] }
    let said = Set(Words.list(of: item.why))
    // As few new words as an answer may not have beside its question.
    guard said.count > 3, said.subtracting(Words.list(of: answer)).count * 10 <= said.count else {
      return []
    }
    return [(.whyRepeatsAnswer, start(of: item.why))]
  }

  /// A text without backticks and without spaces at its ends.
  private static func letters(of text: String) -> String {
    String(decoding: Array(text.utf8.filter { $0 != Ascii.backtick }).trimmed, as: UTF8.self)
  }

  private func start(of text: Markdown) -> TextPosition { TextPosition(line: text.line, column: 1) }
}
