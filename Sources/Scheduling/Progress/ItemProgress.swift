package import Core

/// Where one item stands in the learner's memory and schedule.
package struct ItemProgress: Equatable, Sendable {
  /// What kind of answer comes next.
  package var phase: Phase
  /// The memory, once there was a first answer.
  package var memory: MemoryState?
  /// When it is to be asked again; absent while it is new.
  package var due: Due?
  /// Whole days from the last review to the day it was scheduled for; 0 for learning steps.
  package var interval: Int
  /// The interval in days from which it was forgotten, while it is being learned again.
  package var lapsedInterval: Int?
  /// The study day of the first review.
  package var firstDay: Day?
  /// The study day of the last review.
  package var lastDay: Day?
  /// The instant of the last review.
  package var lastInstant: Instant?
  /// How far the device's clock had come before it was set back for the last review; absent where it
  /// was not.
  package var held: HeldMoment?
  /// The rating of the first review.
  package var firstRating: Rating?
  /// The rating of the last review.
  package var lastRating: Rating?
  /// How often it was reviewed.
  package var reps: Int
  /// How often it was forgotten while in review.
  package var lapses: Int
  /// Whether it is set aside, and by whom.
  package var suspension: Suspension?
  /// The study day on which it comes back from being buried.
  package var buriedUntil: Day?
  /// The hash of its text at the last event that told one.
  package var textHash: String?

  /// What kind of answer comes next.
  package enum Phase: Equatable, Sendable {
    /// The item was never reviewed, or was forgotten on purpose.
    case new
    /// It is in the first answers; the step's index counts from 0.
    case learning(step: Int)
    /// It is asked after days.
    case review
    /// It was forgotten and is being learned again; the step's index counts from 0.
    case relearning(step: Int)
  }

  /// Why an item is set aside.
  package enum Suspension: String, Equatable, Sendable {
    case learner
    case leech
  }

  /// Makes the progress of an item that was never seen.
  package init() {
    phase = .new
    interval = 0
    reps = 0
    lapses = 0
  }
}
