package import Core
package import Scheduling

/// Says which events an answer is, in a session or out of one.
package struct AnswerRecorder: Sendable {
  private let scheduler: Scheduler
  private let codeScheduler: Scheduler

  /// Makes a recorder of a learner.
  package init(_ scheduler: Scheduler) {
    self.scheduler = scheduler
    // Code has one verdict a study day that counts, so a step of minutes could never be taken.
    var settings = scheduler.settings
    settings.learningSteps = []
    settings.relearningSteps = []
    codeScheduler = Scheduler(settings: settings, model: scheduler.fsrs, isDaily: true)
  }

  /// What each rating would lead to, given how much is due on other days; empty where the answer
  /// would be a mere attempt.
  package func outcomes(
    for unit: ItemID,
    kind: ItemKind,
    progress: ItemProgress,
    at moment: Moment,
    on day: Day,
    seed: UInt64,
    load: DueLoad = DueLoad()
  ) -> [Rating: Outcome] {
    guard !Self.isAttempt(kind, progress, on: day) else { return [:] }
    return (kind.isCode ? codeScheduler : scheduler)
      .outcomes(for: progress, item: unit, at: moment, day: day, seed: seed, load: load)
  }

  /// The answer as a review and, where it makes the item a leech, its suspension; or as an
  /// attempt, where the item's first verdict of the study day was given before.
  ///
  /// The first draft is the root, the others are its consequences.
  ///
  /// - Parameters:
  ///   - answer: The answer.
  ///   - progress: Where the item stood before it.
  ///   - moment: When it was given.
  ///   - day: The study day of the answer.
  ///   - load: How much is due on other days.
  ///   - told: What the learner was told that each rating would lead to; it holds. Absent where nothing
  ///     was told.
  /// - Returns: The drafts, at least one.
  package func drafts(
    for answer: RatedAnswer,
    progress: ItemProgress,
    at moment: Moment,
    on day: Day,
    load: DueLoad = DueLoad(),
    told: [Rating: Outcome]? = nil
  ) -> [EventDraft] {
    let isAttempt = Self.isAttempt(answer.kind, progress, on: day)
    let outcomes =
      told
      ?? outcomes(
        for: answer.unit,
        kind: answer.kind,
        progress: progress,
        at: moment,
        on: day,
        seed: answer.seed,
        load: load
      )
    guard !isAttempt, let outcome = outcomes[answer.rating] else {
      return [draft(.attempt, of: answer, at: moment, on: day)]
    }
    var review = draft(.review, of: answer, at: moment, on: day)
    review.due = outcome.due
    review.parameters = scheduler.fsrs.setName
    guard scheduler.isLeech(after: answer.rating, of: progress) else { return [review] }
    var suspension = EventDraft(.suspend, at: moment, on: day, item: answer.unit)
    suspension.name = ItemProgress.Suspension.leech.rawValue
    return [review, suspension]
  }

  /// The answer as practice that leaves memory as it is.
  package func cramDraft(for answer: RatedAnswer, at moment: Moment, on day: Day) -> EventDraft {
    draft(.cram, of: answer, at: moment, on: day)
  }

  private func draft(
    _ kind: EventKind,
    of answer: RatedAnswer,
    at moment: Moment,
    on day: Day
  ) -> EventDraft {
    var draft = EventDraft(kind, at: moment, on: day, item: answer.unit)
    draft.textHash = answer.textHash
    draft.rating = answer.rating
    draft.duration = max(0, answer.milliseconds)
    draft.seed = answer.seed
    draft.rules = answer.rules
    return draft
  }

  private static func isAttempt(_ kind: ItemKind, _ progress: ItemProgress, on day: Day) -> Bool {
    kind.isCode && progress.lastDay == day
  }
}
