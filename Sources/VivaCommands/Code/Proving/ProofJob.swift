import Core

/// A piece of the work of a check: one item whose code is run or judged, or several of which only the
/// code in their prose has to parse.
struct ProofJob: Sendable {
  let entries: [BankCode.Entry]
  /// Whether the code may be compiled and run.
  let mayRun: Bool

  /// How many items whose code only has to parse are taken together: a call for each would cost more.
  private static let mostTogether = 40

  /// Cuts entries into jobs; what runs comes first, for it takes longest.
  static func jobs(
    for entries: [BankCode.Entry],
    running mayRun: (Item) -> Bool
  ) -> [ProofJob] {
    let running = entries.filter { $0.item.content.isJudged }
    let parsing = entries.filter { !$0.item.content.isJudged }
    return running.map { ProofJob(entries: [$0], mayRun: mayRun($0.item)) }
      + stride(from: 0, to: parsing.count, by: mostTogether).map { start in
        let end = min(start + mostTogether, parsing.count)
        return ProofJob(entries: Array(parsing[start..<end]), mayRun: false)
      }
  }
}

extension ItemContent {
  /// Whether the code is more than an illustration.
  var isJudged: Bool {
    switch self {
    case .exercise, .audit, .predict: true
    case .flashcard, .choice, .cloze, .typed, .order: false
    }
  }

  /// Whether the code is compiled and run.
  var isRun: Bool {
    switch self {
    case .exercise, .predict: true
    case .audit, .flashcard, .choice, .cloze, .typed, .order: false
    }
  }
}
