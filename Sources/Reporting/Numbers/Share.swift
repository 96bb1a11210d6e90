import Core

/// Right answers among all answers of some kind.
package struct Share: Equatable, Sendable {
  /// How many were right.
  package private(set) var right: Int
  /// How many there were, at least ``right``.
  package private(set) var count: Int

  /// The fewest answers of which a percentage says anything.
  package static let fewest = 10

  /// Takes counts over; what is right is never more than all.
  package init(right: Int = 0, of count: Int = 0) {
    self.count = max(count, 0)
    self.right = min(max(right, 0), self.count)
  }

  /// Counts one answer.
  mutating func count(_ rating: Rating) {
    count += 1
    right += rating.isRight ? 1 : 0
  }

  /// Counts the answers of another share.
  mutating func add(_ other: Share) {
    count += other.count
    right += other.right
  }

  /// The share of right answers, 0…1; absent where there are fewer than ``fewest`` answers.
  package var ratio: Double? {
    count >= Self.fewest ? Double(right) / Double(count) : nil
  }

  /// The range in which the true share lies with a confidence, as Wilson has it; absent where
  /// there are fewer than ``fewest`` answers.
  ///
  /// (p + z²/2n ± z √(p(1 − p)/n + z²/4n²)) / (1 + z²/n)
  ///
  /// - SeeAlso: Wilson, "Probable inference, the law of succession, and statistical inference",
  ///   1927.
  package func range(_ confidence: Confidence) -> ClosedRange<Double>? {
    guard let ratio else { return nil }
    let n = Double(count)
    let z = confidence.quantile
    let centre = ratio + z * z / (2 * n)
    let spread = z * (ratio * (1 - ratio) / n + z * z / (4 * n * n)).squareRoot()
    let scale = 1 + z * z / n
    let low = right == 0 ? 0 : (centre - spread) / scale
    let high = right == count ? 1 : (centre + spread) / scale
    return low...high
  }

  /// How sure a range is.
  package enum Confidence: Sendable {
    case eighty
    case ninetyFive

    /// The number of standard deviations to either side of the middle.
    var quantile: Double {
      switch self {
      case .eighty: 1.281_551_565_544_600_4
      case .ninetyFive: 1.959_963_984_540_054
      }
    }
  }
}
