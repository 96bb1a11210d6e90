import Core

/// How numbers are written for people, the same in every locale.
enum Wording {
  /// What stands where there is no number.
  static let none = "–"

  /// A whole percentage, as `91 %`; 0 and 100 only where nothing or all is meant.
  static func percent(_ ratio: Double) -> String { "\(wholePercent(ratio)) %" }

  /// Two whole percentages, as `87–94 %`.
  static func percent(_ range: ClosedRange<Double>) -> String {
    "\(wholePercent(range.lowerBound))–\(wholePercent(range.upperBound)) %"
  }

  /// A part of a whole as a percentage, 0 % of nothing.
  static func percent(_ part: Int, of whole: Int) -> String {
    percent(whole > 0 ? Double(part) / Double(whole) : 0)
  }

  /// Time spent: `under a minute`, `12 min`, `2 h 05 min`.
  static func time(milliseconds: Int) -> String {
    let minutes = (milliseconds + 30_000) / 60_000
    guard milliseconds > 0 else { return "0 min" }
    guard minutes > 0 else { return "under 1 min" }
    guard minutes >= 120 else { return "\(minutes) min" }
    return "\(minutes / 60) h \(padded(minutes % 60, to: 2)) min"
  }

  /// A count with its noun: `1 item`, `3 items`.
  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// A day with its weekday, as `2026-11-30 Mon`.
  static func day(_ day: Day) -> String {
    let names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    return "\(day) \(names[day.weekday - 1])"
  }

  private static func wholePercent(_ ratio: Double) -> Int {
    let whole = Int((ratio * 100).rounded(.toNearestOrAwayFromZero))
    if ratio > 0, ratio < 1 { return min(max(whole, 1), 99) }
    return whole
  }
}
