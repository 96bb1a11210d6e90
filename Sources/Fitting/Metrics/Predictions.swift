import Core
import Glibc
package import Scheduling

/// What parameters predicted of some reviews, beside what happened.
package struct Predictions: Sendable {
  /// The probabilities of recall, 0…1.
  private(set) var recalls: [Double] = []
  /// Whether each was recalled.
  private(set) var outcomes: [Bool] = []
  /// How much each counts.
  private(set) var weights: [Double] = []
  /// The bins of alike reviews that ``Scores/binnedError`` compares.
  private(set) var bins: [Int32] = []

  /// Predicts each chosen review from what came before it.
  package init(_ histories: ReviewHistories, _ choice: ScoredReviews, by fsrs: FSRS) {
    recalls.reserveCapacity(choice.count)
    outcomes.reserveCapacity(choice.count)
    weights.reserveCapacity(choice.count)
    bins.reserveCapacity(choice.count)
    for item in 0..<histories.itemCount {
      add(histories, histories.run(of: item), choice, fsrs)
    }
  }

  /// Takes the predictions of several folds as one.
  package init(pooling folds: [Predictions]) {
    recalls = folds.flatMap(\.recalls)
    outcomes = folds.flatMap(\.outcomes)
    weights = folds.flatMap(\.weights)
    bins = folds.flatMap(\.bins)
  }

  private mutating func add(
    _ histories: ReviewHistories,
    _ run: Range<Int>,
    _ choice: ScoredReviews,
    _ fsrs: FSRS
  ) {
    guard let last = run.last(where: { choice.weights[$0] > 0 }) else { return }
    var memory: MemoryState?
    var spaced = 0
    var lapses = 0
    for review in run.lowerBound...last {
      guard let rating = histories.rating(of: review) else { continue }
      let days = Int(histories.days[review])
      if review > run.lowerBound, days > 0 {
        spaced += 1
        if let memory, choice.weights[review] > 0 {
          recalls.append(fsrs.retrievability(of: memory.stability, after: Double(days)))
          outcomes.append(rating.isRight)
          weights.append(choice.weights[review])
          bins.append(ReviewBin.number(days: days, reviews: spaced + 1, lapses: lapses))
        }
        if !rating.isRight { lapses += 1 }
      }
      memory = fsrs.state(after: memory, rated: rating, elapsedDays: days)
    }
  }
}
