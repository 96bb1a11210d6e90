package import Core

/// What a learner prepares for, and with how much time.
package struct StudyGoal: Equatable, Sendable {
  /// The day of the interview; the day before it is the last to study.
  package let interview: Day
  /// The highest level that is asked for; the levels below it are part of it.
  package let level: Level
  /// Minutes a study day, 1…1440.
  package let minutes: Int

  /// The minutes that a goal may have.
  package static let possibleMinutes = 1...1440

  /// Makes a goal; minutes outside ``possibleMinutes`` are moved to the nearest bound.
  package init(interview: Day, level: Level, minutes: Int) {
    self.interview = interview
    self.level = level
    self.minutes = min(
      max(minutes, Self.possibleMinutes.lowerBound),
      Self.possibleMinutes.upperBound
    )
  }

  /// The seconds a study day.
  package var seconds: Double { Double(minutes) * 60 }
}
