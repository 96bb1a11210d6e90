package import Core

extension ItemProgress.Phase {
  /// The phase of an item that is to be asked again at an instant, after an answer in this phase.
  ///
  /// Again leads to the first step, hard stays, anything better leads to the next step.
  package func step(after rating: Rating) -> ItemProgress.Phase {
    switch self {
    case .new: .learning(step: rating.step(from: 0))
    case .learning(let step): .learning(step: rating.step(from: step))
    case .review: .relearning(step: 0)
    case .relearning(let step): .relearning(step: rating.step(from: step))
    }
  }
}

extension Rating {
  fileprivate func step(from step: Int) -> Int {
    switch self {
    case .again: 0
    case .hard: step
    case .good, .easy: step + 1
    }
  }
}

extension ItemProgress {
  /// The study day from which the days to another count; absent before the first review.
  ///
  /// What was answered under a clock set back counts from where that clock had been, as soon as it is
  /// there again; while it is not, one wrong clock is measured by itself.
  package func firstDay(to day: Day) -> Day? {
    guard let held, held.day <= day else { return lastDay }
    return held.day
  }

  /// The study days from the last review to a day, at least 0; 0 where there was none.
  ///
  /// A clock that was set back, or a journey across the date line, never makes it negative, nor does a
  /// clock that was set back and right again stretch it.
  package func elapsedDays(on day: Day) -> Int {
    guard let first = firstDay(to: day) else { return 0 }
    return max(day.days(since: first), 0)
  }

  /// The time from the last review to an instant on a study day, at least 0 by either count.
  package func elapsed(at instant: Instant, on day: Day) -> Elapsed {
    let studyDays = elapsedDays(on: day)
    guard let lastInstant else { return Elapsed(studyDays: studyDays) }
    var first = lastInstant
    if let held, held.instant <= instant { first = held.instant }
    let milliseconds = max(instant.milliseconds - first.milliseconds, 0)
    return Elapsed(studyDays: studyDays, days: Double(milliseconds) / 86_400_000)
  }

  /// Whether an answer with that rating would be a lapse: forgotten while in review.
  package func isLapse(_ rating: Rating) -> Bool { phase == .review && rating == .again }

  /// Moves memory and schedule by a review that was told to be due again at `due`.
  mutating func review(
    _ rating: Rating,
    at instant: Instant,
    on day: Day,
    held: HeldMoment?,
    due: Due?,
    fsrs: some MemoryModel
  ) {
    let state = fsrs.state(after: memory, rated: rating, elapsed: elapsed(at: instant, on: day))
    if isLapse(rating) {
      lapses += 1
      lapsedInterval = interval
    }
    memory = state
    schedule(due ?? Self.fallbackDue(state, on: day, fsrs: fsrs), after: rating, on: day)
    reps += 1
    firstDay = firstDay ?? day
    firstRating = firstRating ?? rating
    remember(at: instant, on: day, held: held)
    lastRating = rating
  }

  /// Notes when the last review was.
  ///
  /// - Parameters:
  ///   - instant: Its instant.
  ///   - day: Its study day.
  ///   - held: What it counts for where its device's clock was set back.
  package mutating func remember(at instant: Instant, on day: Day, held: HeldMoment?) {
    let isHeld = held != nil
    lastDay = isHeld ? day : max(lastDay ?? day, day)
    lastInstant = isHeld ? instant : max(lastInstant ?? instant, instant)
    self.held = held
  }

  private mutating func schedule(_ due: Due, after rating: Rating, on day: Day) {
    self.due = due
    switch due {
    case .day(let dueDay):
      phase = .review
      interval = max(dueDay.days(since: day), 0)
      lapsedInterval = nil
    case .instant:
      phase = phase.step(after: rating)
      interval = 0
    }
  }

  /// A record by another program may leave out what was shown; then FSRS at 0.9 says it.
  private static func fallbackDue(_ memory: MemoryState, on day: Day, fsrs: some MemoryModel) -> Due
  {
    .day(day.adding(fsrs.days(of: memory, retention: 0.9, longest: 36_500)))
  }

  /// Drops the memory; what the learner set aside stays so.
  mutating func forget() {
    var blank = ItemProgress()
    blank.suspension = suspension
    blank.buriedUntil = buriedUntil
    blank.textHash = textHash
    self = blank
  }
}
