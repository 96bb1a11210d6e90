/// Leaves out items whose first interval is too rare, for its first rating, to say anything.
///
/// Of each first rating the rarest intervals go, of equally rare ones the shorter first, up to a
/// twentieth of its items or 20; of the others those that fewer than 6 items share, or that are longer than 100 days (365 after easy).
///
/// - SeeAlso: fsrs-rs, crate 6.6.2, `dataset.rs`, `filter_outlier`.
package struct OutlierFilter: Sendable {
  private let dropped: [Bool]
  /// How many first intervals there were.
  package let initialCount: Int
  /// How many of them are kept, by first rating from again to easy.
  package let kept: [Int]
  /// Those that are kept.
  let intervals: [FirstInterval]

  private static let fewest = 6
  private static let longest = [100, 100, 100, 365]

  /// Finds the items to leave out.
  package init(_ histories: ReviewHistories, turns: Range<Int>? = nil) {
    let all = FirstInterval.all(of: histories, turns: turns)
    var dropped = Array(repeating: false, count: histories.itemCount)
    var kept = Array(repeating: 0, count: 4)
    for (rating, intervals) in Dictionary(grouping: all, by: \.rating) {
      let refused = Self.refusedDays(of: intervals, rating)
      for interval in intervals {
        if refused.contains(interval.days) {
          dropped[interval.item] = true
        } else {
          kept[rating] += 1
        }
      }
    }
    self.dropped = dropped
    self.kept = kept
    initialCount = all.count
    intervals = all.filter { !dropped[$0.item] }
  }

  /// Whether an item is left out.
  func drops(_ item: Int) -> Bool { dropped[item] }

  private static func refusedDays(of intervals: [FirstInterval], _ rating: Int) -> Set<Int> {
    let allowance = max(20, intervals.count / 20)
    var spent = 0
    var refused: Set<Int> = []
    let sizes = Dictionary(grouping: intervals, by: \.days).mapValues(\.count)
    for (days, size) in sizes.sorted(by: { ($0.value, $0.key) < ($1.value, $1.key) }) {
      if spent + size < allowance {
        spent += size
        refused.insert(days)
      } else if size < fewest || days > longest[rating] {
        refused.insert(days)
      }
    }
    return refused
  }
}
