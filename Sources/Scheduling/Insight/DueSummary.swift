package import Core

/// What is to be asked now, and when the next comes if nothing is.
///
/// Suspended and buried items do not count, nor do items that are not among the known ones.
package struct DueSummary: Equatable, Sendable {
  /// Items due on this study day or before, within the day's limit; learning steps are apart.
  package let due: Int
  /// Those of ``due`` that were due on an earlier study day.
  package let overdue: Int
  /// Items due that are past the day's limit.
  package let held: Int
  /// Learning steps that a session would ask now, those within the look-ahead included.
  package let learning: Int
  /// Items never seen that may still be begun on this study day.
  package let new: Int
  /// The minutes that all this takes the learner, rounded up.
  package let minutes: Int
  /// When the next item can be asked; absent while something is to be asked now, or never will.
  package let next: Due?

  /// Whether there is nothing to be asked now.
  package var isEmpty: Bool { due + learning + new == 0 }

  /// The same where a plan, rather than what is due, says what a session asks.
  ///
  /// - Parameters:
  ///   - reviews: How many items the plan asks again.
  ///   - overdue: How many of them were due on an earlier study day.
  ///   - new: How many it asks for the first time.
  ///   - learning: How many learning steps it leaves time for.
  ///   - seconds: What all of them are expected to take.
  ///   - next: When the plan goes on.
  /// - Returns: The summary.
  package func planned(
    reviews: Int,
    overdue: Int,
    new: Int,
    learning: Int,
    seconds: Double,
    next: Due?
  ) -> DueSummary {
    let isEmpty = reviews + new + learning == 0
    return DueSummary(
      due: reviews,
      overdue: overdue,
      held: max(0, due + held - reviews),
      learning: learning,
      new: new,
      minutes: Int((seconds / 60).rounded(.up)),
      next: isEmpty ? [next, self.next].compactMap(\.self).first : nil
    )
  }

  private init(
    due: Int,
    overdue: Int,
    held: Int,
    learning: Int,
    new: Int,
    minutes: Int,
    next: Due?
  ) {
    self.due = due
    self.overdue = overdue
    self.held = held
    self.learning = learning
    self.new = new
    self.minutes = minutes
    self.next = next
  }

  /// Counts over the known items.
  ///
  /// - Parameters:
  ///   - items: The known items, each once.
  ///   - progress: The learner's progress.
  ///   - moment: Now.
  ///   - day: The study day of now.
  ///   - settings: The learner's settings.
  ///   - limits: What the study day has room for; absent for what the settings leave of it.
  package init(
    of items: [ItemID],
    in progress: Progress,
    at moment: Moment,
    day: Day,
    settings: StudySettings,
    limits: DailyLimits? = nil
  ) {
    let limits = limits ?? DailyLimits(settings, after: progress.days[day])
    var count = DueCount(
      on: day,
      horizon: moment.instant.adding(seconds: settings.lookahead),
      later: EarliestDue(rollover: settings.rollover, offset: moment.offset)
    )
    for item in items { count.count(progress.items[item]) }
    due = min(count.due, limits.reviews)
    overdue = min(count.overdue, due)
    held = count.due - due
    learning = count.learning
    new = limits.new(of: count.unseen, beside: due)
    let answers = due + learning + new
    minutes = (answers * progress.millisecondsPerAnswer + 59_999) / 60_000
    let waiting =
      (held > 0 && settings.reviewsPerDay > 0)
      || (count.unseen > 0 && settings.newPerDay > 0)
    if waiting, settings.totalPerDay != 0 { count.later.note(.day(day.adding(1))) }
    next = answers == 0 ? count.later.due : nil
  }
}
