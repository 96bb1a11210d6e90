package import Core

/// What became of the items that a grader judges: exercises and audits.
package struct ExerciseSummary: Equatable, Sendable {
  /// How many there are.
  package let items: Int
  /// How many passed at least once.
  package let passed: Int
  /// Those tried, in the order of their ids.
  package let results: [Result]

  /// What became of one of them.
  package struct Result: Equatable, Sendable {
    /// The item's id.
    package let id: ItemID
    /// The item's heading.
    package let title: String
    /// All its verdicts, each counted once, and how many were passes.
    package let verdicts: Share
    /// Whether the last verdict was a pass.
    package let lastPassed: Bool
    /// The study day of the last verdict.
    package let lastDay: Day
    /// The rating that the first verdict came to.
    package let firstRating: Rating
  }

  init(of items: [Item], verdicts: [ItemID: [AnswerHistory.Verdict]]) {
    let graded = items.filter { [.exercise, .audit].contains($0.kind) }
    results = graded.compactMap { Result($0, verdicts[$0.id] ?? []) }.sorted { $0.id < $1.id }
    self.items = graded.count
    passed = results.count { $0.verdicts.right > 0 }
  }
}

extension ExerciseSummary.Result {
  fileprivate init?(_ item: Item, _ verdicts: [AnswerHistory.Verdict]) {
    guard let first = verdicts.first, let last = verdicts.last else { return nil }
    self.init(
      id: item.id,
      title: item.title,
      verdicts: verdicts.reduce(into: Share()) { $0.count($1.rating) },
      lastPassed: last.rating.isRight,
      lastDay: last.day,
      firstRating: first.rating
    )
  }
}
