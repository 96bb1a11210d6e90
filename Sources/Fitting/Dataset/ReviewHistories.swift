import Core

/// The reviews of many items, those of one item in a row, in as little memory as they need.
///
/// A prefix of a history is never stored: whoever wants what a review was preceded by walks the
/// item's run from its start.
package struct ReviewHistories: Equatable, Sendable {
  /// Where each item's run begins, and last where all end.
  let starts: [Int]
  /// The recall of each review, 0 again … 3 easy.
  let ratings: [UInt8]
  /// Whole study days since the item's review before, at least 0; 0 for an item's first.
  let days: [Int32]
  /// The place of each review in the log, which tells what came before what across items.
  let places: [Int32]

  /// The items that were reviewed at all.
  package var itemCount: Int { starts.count - 1 }
  /// All reviews, first ones and learning steps included.
  package var reviewCount: Int { ratings.count }

  /// The places of an item's reviews in the arrays.
  func run(of item: Int) -> Range<Int> { starts[item]..<starts[item + 1] }

  /// Takes reviews in the order of the log.
  ///
  /// Of an item that was forgotten on purpose only what came after counts. A day earlier than the
  /// item's last counts as that one, so no time between two reviews is negative.
  ///
  /// - Complexity: O(n) in the number of reviews.
  package init(_ reviews: HistoryBuilder) {
    let kept = reviews.keptRows
    var starts = Array(repeating: 0, count: reviews.firstKept.count + 1)
    for row in kept { starts[Int(reviews.items[row]) + 1] += 1 }
    for item in 1..<max(starts.count, 1) { starts[item] += starts[item - 1] }
    var next = starts
    var lastDays = Array(repeating: Int32.min, count: reviews.firstKept.count)
    let count = starts.last ?? 0
    var ratings = Array(repeating: UInt8(0), count: count)
    var days = Array(repeating: Int32(0), count: count)
    var places = Array(repeating: Int32(0), count: count)
    for row in kept {
      let item = Int(reviews.items[row])
      let place = next[item]
      next[item] += 1
      let day = max(reviews.days[row], lastDays[item])
      if place > starts[item] { days[place] = Int32(clamping: Int(day) - Int(lastDays[item])) }
      lastDays[item] = day
      ratings[place] = reviews.ratings[row]
      places[place] = Int32(row)
    }
    // An item without a review left would be a run of nothing.
    self.starts = Self.withoutEmptyRuns(starts)
    self.ratings = ratings
    self.days = days
    self.places = places
  }

  private static func withoutEmptyRuns(_ starts: [Int]) -> [Int] {
    var kept: [Int] = []
    kept.reserveCapacity(starts.count)
    for start in starts where start != kept.last { kept.append(start) }
    return kept.isEmpty ? [0] : kept
  }
}

extension ReviewHistories {
  /// The recall of a review.
  func rating(of review: Int) -> Rating? { Rating(rawValue: Int(ratings[review]) + 1) }
}
