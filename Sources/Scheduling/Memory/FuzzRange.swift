/// The whole days among which an interval is drawn, so that items learned together part.
///
/// - SeeAlso: ankitects/anki 26.9.3, `rslib/src/scheduler/states/fuzz.rs`.
package struct FuzzRange: Equatable, Sendable {
  /// The earliest and the latest day, in days from now.
  package let days: ClosedRange<Int>

  /// Makes the range around an interval in days that stays within limits.
  package init(around interval: Double, within limits: ClosedRange<Int>) {
    let middle = interval.bounded(by: Double(limits.lowerBound)...Double(limits.upperBound))
    let width = Self.width(of: middle)
    let lower = wholeDays(middle - width, within: limits)
    var upper = wholeDays(middle + width, within: limits)
    if lower == upper, upper > 2, upper < limits.upperBound { upper += 1 }
    days = lower...upper
  }

  /// The day that a draw from 0 up to, but not including, 1 stands for; each is as likely.
  package func day(at draw: Double) -> Int {
    days.lowerBound + Int(draw * Double(days.count))
  }

  /// The day that a draw from 0 up to, but not including, 1 stands for; each is as likely as its
  /// weight, which is more than 0, says.
  func day(at draw: Double, weight: (Int) -> Double) -> Int {
    let weights = days.map(weight)
    var rest = draw * weights.reduce(0, +)
    for (day, weight) in zip(days, weights) {
      guard rest >= weight else { return day }
      rest -= weight
    }
    return days.upperBound
  }

  private static func width(of interval: Double) -> Double {
    guard interval >= 2.5 else { return 0 }
    return 1 + 0.15 * (min(interval, 7) - 2.5) + 0.1 * max(min(interval, 20) - 7, 0)
      + 0.05 * max(interval - 20, 0)
  }
}
