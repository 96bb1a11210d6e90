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
    let chains = ChainCheck(library: library)
    for item in library.items where isFirst(item, in: library) {
      let found = links.problems(item) + chains.found(item)
      findings += found.map { Finding($0.problem, file: item.file, at: $0.place) }
    }
    findings += problems(in: library, claims, crew)
    findings += AlikeQuestions.findings(in: library, crew: crew)
    return Library.sorted(findings, files: library.banks.map(\.file))
  }

  /// How many items a thread takes at a time.
  private static let pieceSize = 256

  /// What is wrong with each item by itself, or with what leads to it.
  private static func problems(
    in library: Library,
    _ claims: Set<String>?,
    _ crew: Crew
  ) -> [Finding] {
    let count = library.items.count
    return crew.map((count + pieceSize - 1) / pieceSize) { piece in
      let start = piece * pieceSize
      return (start..<min(start + pieceSize, count)).flatMap { index -> [Finding] in
        let item = library.items[index]
        let openings = ChainCheck(library: library).openings(of: item)
        var found = GiveawayCheck(item: item, openings: openings).found
        found += RepetitionCheck(item: item).found
        if isFirst(item, in: library) {
          found += choiceProblems(item) + claimProblems(item, claims) + answerProblems(item)
          found += codeProblems(item)
        }
        return found.map { Finding($0.problem, file: item.file, at: $0.place) }
      }
    }.flatMap(\.self)
  }

  /// Whether an item is the first number of a cloze item, or no cloze item.
  static func isFirst(_ item: Item, in library: Library) -> Bool {
    item.id.clozeNumber == nil || library[item.id.base]?.id == item.id
  }

  /// What is wrong, and the place that has to be changed.
  typealias Found = (problem: BankProblem, place: TextPosition)

  private static func choiceProblems(_ item: Item) -> [Found] {
    guard case .choice(let options) = item.content, let first = options.first else { return [] }
    var found: [Found] = []
    if !options.contains(where: \.isRight) { found.append((.noRightOption, start(of: first.text))) }
    if options.allSatisfy(\.isRight) { found.append((.noWrongOption, start(of: first.text))) }
    var seen: Set<Markdown> = []
    for option in options where !option.isRight {
      if option.explanation.isEmpty {
        found.append((.missingExplanation, start(of: option.text)))
      } else if !seen.insert(option.explanation).inserted {
        found.append((.repeatedExplanation, start(of: option.explanation)))
      }
    }
    return found
  }

  private static func claimProblems(_ item: Item, _ claims: Set<String>?) -> [Found] {
    guard let claims else { return [] }
    return item.covers.filter { !claims.contains($0) }.map { claim in
      let suggestion = Suggestion.nearest(to: claim, among: claims.sorted())
      let place = item.places["covers"] ?? item.position
      return (.unknownClaim(claim, suggestion: suggestion), place)
    }
  }

  private static func answerProblems(_ item: Item) -> [Found] {
    guard case .flashcard(let answer) = item.content else { return [] }
    var found: [Found] = []
    let words = Words.list(of: answer)
    if words.count > mostWords {
      found.append((.answerTooLong(words: words.count), start(of: answer)))
    }
    let question = Set(Words.list(of: item.question))
    let said = Set(words)
    // A short answer may well use the question's words; one that adds almost none says nothing.
    if said.count > 3, said.subtracting(question).count * 10 <= said.count {
      found.append((.answerRepeatsQuestion, start(of: answer)))
    }
    return found
  }

  private static func codeProblems(_ item: Item) -> [Found] {
    guard case .exercise(let exercise) = item.content else { return [] }
    var found: [Found] = []
    if item.rules.isEmpty, exercise.scenario.isEmpty { found.append((.goalMissing, item.position)) }
    let solved = Set(exercise.solution.map(\.name))
    let given = Set(exercise.starter.map(\.name))
    for file in exercise.starter where !solved.contains(file.name) {
      let near = exercise.solution.filter { !given.contains($0.name) }.map(\.name)
      let suggestion = Suggestion.nearest(to: file.name, among: near)
      let place = exercise.solution.first.map(fence) ?? item.position
      found.append((.unsolvedFile(file.name, suggestion: suggestion), place))
    }
    for file in exercise.solution where !given.contains(file.name) {
      found.append((.unstartedFile(file.name), fence(of: file)))
    }
    return found
  }

  /// The opening line of the fence that holds a file.
  private static func fence(of file: CodeFile) -> TextPosition {
    TextPosition(line: file.line - 1, column: 1)
  }

  private static func start(of text: Markdown) -> TextPosition {
    TextPosition(line: text.line, column: 1)
  }
}
