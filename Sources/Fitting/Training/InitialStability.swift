import Glibc
import Scheduling

/// The first four parameters, the stability after each first rating, from first intervals alone.
///
/// - SeeAlso: fsrs-rs, crate 6.6.2, `parameter_initialization.rs`.
struct InitialStability {
  /// What each first rating's intervals say, by rating from 0; nothing where there are none.
  let fitted: [Int: Double]
  /// How many intervals each first rating has.
  let counts: [Int]

  static let range = 0.001...100.0

  /// Fits each first rating that has intervals.
  ///
  /// - Parameters:
  ///   - intervals: The intervals that are not outliers.
  ///   - recall: The share of right answers over all reviews of the training set.
  init(_ intervals: [FirstInterval], recall: Double) {
    var fitted: [Int: Double] = [:]
    var counts = Array(repeating: 0, count: 4)
    for (rating, intervals) in Dictionary(grouping: intervals, by: \.rating) {
      counts[rating] = intervals.count
      fitted[rating] = Self.best(
        for: Self.groups(of: intervals, recall),
        near: FSRSParameters.defaults[rating]
      )
    }
    self.fitted = fitted
    self.counts = counts
  }

  /// Intervals of the same days: how many, and the share recalled, drawn a little to the average.
  private struct Group {
    let days: Double
    let count: Double
    let recall: Double
  }

  private static func groups(of intervals: [FirstInterval], _ average: Double) -> [Group] {
    Dictionary(grouping: intervals, by: \.days).sorted { $0.key < $1.key }.map { days, same in
      let count = Double(same.count)
      let right = Double(same.count { $0.isRight })
      return Group(days: Double(days), count: count, recall: (right + average) / (count + 1))
    }
  }

  /// The least of a function with one valley, by thirds.
  private static func best(for groups: [Group], near fallback: Double) -> Double {
    let decay = -FSRSParameters.defaults[20]
    let factor = exp(log(0.9) / decay) - 1
    func loss(_ stability: Double) -> Double {
      groups.reduce(abs(stability - fallback) / 16) { sum, group in
        let recall = ModelNumbers.probabilities.nearest(
          to: pow(1 + factor * group.days / stability, decay)
        )
        let entropy = group.recall * log(recall) + (1 - group.recall) * log(1 - recall)
        return sum - group.count * entropy
      }
    }
    var (low, high) = (range.lowerBound, range.upperBound)
    for _ in 0..<1000 where high - low > 1e-12 {
      let third = (high - low) / 3
      let (left, right) = (low + third, high - third)
      if loss(left) < loss(right) { high = right } else { low = left }
    }
    return (low + high) / 2
  }
}
