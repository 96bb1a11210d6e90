import Core
import Scheduling

extension DrillSession {
  /// The next unit to ask; `nil` where there is none.
  mutating func choose(at instant: Instant) -> SessionLog.Ask? {
    guard !isTimeUp, !isQuestionLimitReached else { return nil }
    guard options.mode != .cram else { return nextPractice(at: instant) }
    let horizon = instant.adding(seconds: scheduler.settings.lookahead)
    if options.plan != nil {
      return nextClimb() ?? step(upTo: instant) ?? nextPlanned() ?? step(upTo: horizon)
    }
    return nextClimb()
      ?? step(upTo: instant)
      ?? nextReview()
      ?? nextNew()
      ?? (options.mode == .all ? nextPractice(at: horizon) : nil)
      ?? step(upTo: horizon)
  }

  /// Whether the learner's minutes are spent, counted over the answers.
  var isTimeUp: Bool {
    (options.minutes.map { $0 * 60_000 } ?? options.milliseconds)
      .map { log.place.summary.milliseconds >= $0 } ?? false
  }

  /// Whether as many questions were answered as the learner wants.
  var isQuestionLimitReached: Bool {
    options.questionLimit.map { log.place.summary.answers >= $0 } ?? false
  }

  private func isAnswered(_ unit: Int) -> Bool { log.answers[pool.units[unit].id] != nil }

  /// The step that came up first.
  private func step(upTo instant: Instant) -> SessionLog.Ask? {
    queues.steps.filter { isStep($0, upTo: instant) }
      .min { (states[$0].stepInstant ?? instant, $0) < (states[$1].stepInstant ?? instant, $1) }
      .map { ask($0, .step) }
  }

  private func nextReview() -> SessionLog.Ask? {
    guard room.reviews > 0 else { return nil }
    return queues.reviews.first(where: isReview).map { ask($0, .review) }
  }

  private func nextNew() -> SessionLog.Ask? {
    guard room.new > 0 else { return nil }
    return queues.new.first(where: isBeginnable).map { ask($0, .new) }
  }

  /// What the plan puts next; a follow-up waits until its opening was answered.
  ///
  /// The day's due reviews come before what is new; what the day has no time for comes after both.
  private func nextPlanned() -> SessionLog.Ask? {
    let mayBegin = room.new > 0
    let due = queues.planned.first { unit in
      isPlannedReview(unit) && states[unit].isDue(on: day)
        && (options.expected.isEmpty || options.expected[pool.units[unit].id] != nil)
    }
    if let due { return ask(due, .review) }
    for unit in queues.planned {
      if isPlannedReview(unit) { return ask(unit, .review) }
      if mayBegin, isBeginnable(unit) { return ask(unit, .new) }
    }
    return nil
  }

  /// Units that are not due, once each, and then those that were not recalled, again in turn.
  private func nextPractice(at instant: Instant) -> SessionLog.Ask? {
    let fresh = queues.practice.first { isPractice($0, at: instant) && !isAnswered($0) }
    return (fresh ?? repeats.min { $0.number < $1.number }?.unit).map { ask($0, .cram) }
  }

  /// The units to practise once more, each with the number of its last answer.
  var repeats: [(unit: Int, number: Int)] {
    log.answers.compactMap { id, answer in
      guard answer.rating == .again, answer.isPractice, let unit = pool.place(of: id),
        isOpen(unit)
      else { return nil }
      return (unit, answer.number)
    }
  }

  /// Whether a unit is not due up to an instant of today.
  ///
  /// Beside what is due, a second number of a cloze text would be given away by the first.
  func isPractice(_ unit: Int, at instant: Instant) -> Bool {
    guard isOpen(unit), !states[unit].isDue(on: day),
      options.mode == .cram || !isSiblingOfToday(unit)
    else { return false }
    return !states[unit].isInSteps || (states[unit].stepInstant ?? instant) > instant
  }

  func ask(
    _ unit: Int,
    _ occasion: DrillQuestion.Occasion,
    isClimbed: Bool = false
  ) -> SessionLog.Ask {
    SessionLog.Ask(unit: pool.units[unit].id, occasion: occasion, isClimbed: isClimbed)
  }
}
