package import Core

/// What was done on one study day.
package struct ActivityDay: Equatable, Sendable {
  /// The study day, as the log has it.
  package let day: Day
  /// The rated answers; a graded exercise's first verdict of the day is one of them.
  package internal(set) var answers = Share()
  /// How many of the answers were an item's first.
  package internal(set) var newItems = 0
  /// Further runs of exercises and answers out of turn, which move no memory.
  package internal(set) var practice = 0
  /// The time from questions to answers, in milliseconds.
  package internal(set) var milliseconds = 0

  /// A day on which nothing was done.
  init(on day: Day) { self.day = day }
}
