package import Core

/// Study days in a row with at least one review.
package struct Streak: Equatable, Sendable {
  /// The days in a row that end today, or yesterday while today may still join; 0 and up.
  package let current: Int
  /// The longest row there ever was.
  package let longest: Int
  /// Whether there was a review today.
  package let includesToday: Bool

  /// Counts over what was done on each study day.
  package init(of days: [Day: DayTally], today: Day) {
    let studied = Set(days.lazy.filter { $0.value.answers > 0 }.map(\.key))
    includesToday = studied.contains(today)
    current = Self.length(endingOn: includesToday ? today : today.adding(-1), studied)
    longest =
      studied.lazy.filter { !studied.contains($0.adding(1)) }
      .map { Self.length(endingOn: $0, studied) }.max() ?? 0
  }

  private static func length(endingOn last: Day, _ studied: Set<Day>) -> Int {
    var day = last
    while studied.contains(day) { day = day.adding(-1) }
    return last.days(since: day)
  }
}
