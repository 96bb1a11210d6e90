import Core
import Scheduling

/// What the learner was told that each rating of the question on the screen would lead to.
///
/// The wait that was told is the wait that is given, counted from the answer, wherever the clock went
/// between the two.
struct ToldOutcomes: Sendable {
  private let unit: ItemID
  private let progress: ItemProgress
  private let outcomes: [Rating: Outcome]
  private let moment: Moment

  /// Keeps what a question tells at a moment.
  init(_ question: DrillQuestion, at moment: Moment) {
    unit = question.unit
    progress = question.progress
    outcomes = question.previews
    self.moment = moment
  }

  /// What was told of a unit, as an answer at another moment gives it; absent where nothing was, or
  /// where the item stands elsewhere by now.
  func outcomes(
    of unit: ItemID,
    standing progress: ItemProgress,
    at answer: Moment,
    on day: Day
  ) -> [Rating: Outcome]? {
    guard unit == self.unit, progress == self.progress, !outcomes.isEmpty else { return nil }
    let passed = answer.instant.milliseconds - moment.instant.milliseconds
    return outcomes.mapValues { outcome in
      var given = outcome
      switch outcome.due {
      case .day: given.due = .day(day.adding(outcome.interval))
      case .instant(let instant):
        given.due = .instant(Instant(milliseconds: instant.milliseconds + passed))
      }
      return given
    }
  }
}
