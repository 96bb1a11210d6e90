package import Core

/// Proves of a library what can be seen from its text alone.
package enum BankCheck {
  /// The most words of an answer that could be said aloud.
  static let mostWords = 75

  /// Everything wrong that loading does not find, in load order and then in the order of each file.
  ///
  /// - Parameters:
  ///   - library: What was loaded; its own findings are not repeated.
  ///   - claims: The numbers of the claims that may be covered; `nil` when there is no list.
  ///   - crew: The threads that share the work; what is found does not depend on them.
  /// - Returns: The findings.
  /// - Complexity: O(n) in the length of all text, for questions that differ.
  package static func findings(
    in library: Library,
    claims: Set<String>?,
    crew: Crew = Crew(size: 1)
  ) -> [Finding] {
    var findings: [Finding] = []
    for bank in library.banks {
      for pin in library.pins[bank.file] ?? [] {
        findings.append(Finding(.idNotPinned(pin.id.text), file: bank.file, at: pin.heading))
      }
    }
    var links = LinkCheck(library)
    for item in library.items where isFirst(item, in: library) {
      var problems = choiceProblems(item) + claimProblems(item, claims) + answerProblems(item)
      problems += links.problems(item)
      if case .exercise(let exercise) = item.content, item.rules.isEmpty,
        exercise.scenario.isEmpty
      {
        problems.append(.goalMissing)
      }
      findings += problems.map { Finding($0, file: item.file, at: item.position) }
    }
    findings += AlikeQuestions.findings(in: library, crew: crew)
    return Library.sorted(findings, files: library.banks.map(\.file))
  }

  /// Whether an item is the first number of a cloze item, or no cloze item.
  static func isFirst(_ item: Item, in library: Library) -> Bool {
    item.id.clozeNumber == nil || library[item.id.base]?.id == item.id
  }

  private static func choiceProblems(_ item: Item) -> [BankProblem] {
    guard case .choice(let options) = item.content else { return [] }
    var problems: [BankProblem] = []
    if !options.contains(where: \.isRight) { problems.append(.noRightOption) }
    if options.allSatisfy(\.isRight) { problems.append(.noWrongOption) }
    var seen: Set<Markdown> = []
    for option in options where !option.isRight {
      if option.explanation.isEmpty {
        problems.append(.missingExplanation)
      } else if !seen.insert(option.explanation).inserted {
        problems.append(.repeatedExplanation)
      }
    }
    return problems
  }

  private static func claimProblems(_ item: Item, _ claims: Set<String>?) -> [BankProblem] {
    guard let claims else { return [] }
    return item.covers.filter { !claims.contains($0) }.map { claim in
      let suggestion = Suggestion.nearest(to: claim, among: claims.sorted())
      return .unknownClaim(claim, suggestion: suggestion)
    }
  }

  private static func answerProblems(_ item: Item) -> [BankProblem] {
    guard case .flashcard(let answer) = item.content else { return [] }
    var problems: [BankProblem] = []
    let words = Words.list(of: answer)
    if words.count > mostWords { problems.append(.answerTooLong(words: words.count)) }
    let question = Set(Words.list(of: item.question))
    let said = Set(words)
    // A short answer may well use the question's words; one that adds almost none says nothing.
    if said.count > 3, said.subtracting(question).count * 10 <= said.count {
      problems.append(.answerRepeatsQuestion)
    }
    return problems
  }
}
