/// The reviews that parameters are fitted to, laid out for one walk after the other.
///
/// Items stand by the length of their history; what comes after an item's last predicted review is
/// left out.
package struct TrainingSet: Sendable {
  let starts: [Int]
  let ratings: [UInt8]
  let days: [Int32]
  let weights: [Double]
  /// How many reviews of each item are predicted.
  let scored: [Int32]
  /// How many reviews are predicted.
  package let count: Int

  /// The number of items.
  var itemCount: Int { starts.count - 1 }

  /// Lays chosen reviews out.
  package init(_ histories: ReviewHistories, _ choice: ScoredReviews) {
    var runs: [Range<Int>] = []
    for item in 0..<histories.itemCount {
      let run = histories.run(of: item)
      guard let last = run.last(where: { choice.weights[$0] > 0 }) else { continue }
      runs.append(run.lowerBound..<last + 1)
    }
    runs.sort { ($0.count, $0.lowerBound) < ($1.count, $1.lowerBound) }
    let total = runs.reduce(0) { $0 + $1.count }
    var starts = [0]
    var ratings: [UInt8] = []
    var days: [Int32] = []
    var weights: [Double] = []
    var scored: [Int32] = []
    starts.reserveCapacity(runs.count + 1)
    ratings.reserveCapacity(total)
    days.reserveCapacity(total)
    weights.reserveCapacity(total)
    scored.reserveCapacity(runs.count)
    for run in runs {
      ratings += histories.ratings[run]
      days += histories.days[run]
      weights += choice.weights[run]
      scored.append(Int32(choice.weights[run].count { $0 > 0 }))
      starts.append(ratings.count)
    }
    self.starts = starts
    self.ratings = ratings
    self.days = days
    self.weights = weights
    self.scored = scored
    count = scored.reduce(0) { $0 + Int($1) }
  }

  /// The items in batches: whole ones, as many as stay within so many predicted reviews, at least
  /// one item.
  func batches(of size: Int) -> [Range<Int>] {
    var batches: [Range<Int>] = []
    var start = 0
    var held = 0
    for item in 0..<itemCount {
      let own = Int(scored[item])
      if item > start, held + own > size {
        batches.append(start..<item)
        start = item
        held = 0
      }
      held += own
    }
    if start < itemCount { batches.append(start..<itemCount) }
    return batches
  }

  /// How many reviews of some items are predicted.
  func count(in items: Range<Int>) -> Int { items.reduce(0) { $0 + Int(scored[$1]) } }
}
