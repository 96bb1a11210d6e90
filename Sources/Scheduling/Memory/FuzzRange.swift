/// The whole days among which an interval is drawn, so that items learned together part.
///
/// - SeeAlso: ankitects/anki 26.9.3, `rslib/src/scheduler/states/fuzz.rs`.
package struct FuzzRange: Equatable, Sendable {
  /// The earliest and the latest day, in days from now.
  package let days: ClosedRange<Int>

  /// Makes the range around an interval in days that stays within limits.
  package init(around interval: Double, within limits: ClosedRange<Int>) {
    let lowest = Double(limits.lowerBound)
    let highest = Double(limits.upperBound)
    let middle = min(max(interval, lowest), highest)
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

  private static func width(of interval: Double) -> Double {
    guard interval >= 2.5 else { return 0 }
    return 1 + 0.15 * (min(interval, 7) - 2.5) + 0.1 * max(min(interval, 20) - 7, 0)
      + 0.05 * max(interval - 20, 0)
  }
}
