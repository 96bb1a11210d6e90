import Core
import Scheduling

/// Seeded histories of one item, within days and over years, with clocks that run backwards.
enum SampleHistory {
  static func reviews(seed: UInt64, count: Int = 30) -> [PastReview] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      let days = [-400, 0, 0, 1, 3, 20, 300].randomElement(using: &generator) ?? 0
      return PastReview(
        Rating.allCases.randomElement(using: &generator) ?? .good,
        elapsed: Elapsed(studyDays: days, days: Double(days) + generator.nextUnit())
      )
    }
  }

  /// Parameters anywhere within their ranges.
  static func numbers(
    within ranges: [ClosedRange<Double>],
    using generator: inout SeededGenerator
  ) -> [Double] {
    ranges.map { range in
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: range.lowerBound
      case 1: range.upperBound
      default: Double.random(in: range, using: &generator)
      }
    }
  }
}
