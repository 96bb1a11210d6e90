package import Core
package import Scheduling

extension DrillSession {
  /// Takes the next hint of the question on the screen; `nil` where there is no further one.
  package mutating func takeHint() -> Markdown? {
    guard let unit = currentUnit else { return nil }
    let hints = form(of: unit).hints
    guard log.place.hintsTaken < hints.count else { return nil }
    log.place.hintsTaken += 1
    log.place.help = max(log.place.help, .hint)
    return hints[log.place.hintsTaken - 1]
  }

  /// Notes that the learner saw the solution of the question on the screen.
  package mutating func showSolution() { log.place.help = .solution }

  /// The events that an answer to the question on the screen is: its review, attempt or practice,
  /// which is the root, and what follows from it.
  ///
  /// None where no question is on the screen. The item comes back after the wait that the question
  /// told, as ``next(at:on:)`` gave it last.
  ///
  /// - Parameters:
  ///   - rating: How well it was recalled.
  ///   - rules: The rules that it failed, where a grader judged it.
  ///   - milliseconds: The time from question to answer; below 0 it counts as 0.
  ///   - moment: When it was answered.
  ///   - day: The study day of the answer.
  /// - Returns: Drafts to be stored at once, all or none, and then confirmed.
  package func answer(
    _ rating: Rating,
    failing rules: [String] = [],
    milliseconds: Int,
    at moment: Moment,
    on day: Day
  ) -> [EventDraft] {
    guard let unit = currentUnit, let occasion = log.place.current?.occasion else { return [] }
    let answer = RatedAnswer(
      unit: pool.units[unit].id,
      kind: pool.kind(unit),
      textHash: pool.items[pool.units[unit].primary].textHash,
      rating: rating,
      milliseconds: milliseconds,
      seed: seed,
      rules: rules
    )
    guard occasion != .cram else {
      return [recorder.cramDraft(for: answer, at: moment, on: day)]
    }
    let drafts = recorder.drafts(
      for: answer,
      progress: states[unit],
      at: moment,
      on: day,
      load: load,
      told: told?.outcomes(of: answer.unit, standing: states[unit], at: moment, on: day)
    )
    guard drafts.first?.kind == .review else { return drafts }
    return drafts + lendings(by: unit, rated: rating, at: moment, on: day)
  }

  /// The event that sets the question's item aside until the next study day.
  package func bury(at moment: Moment, on day: Day) -> [EventDraft] {
    guard let ask = log.place.current else { return [] }
    var draft = EventDraft(.bury, at: moment, on: day, item: ask.unit)
    draft.due = .day(day.adding(1))
    return [draft]
  }

  /// The event that sets the question's item aside until the learner takes it up again.
  package func suspend(at moment: Moment, on day: Day) -> [EventDraft] {
    guard let ask = log.place.current else { return [] }
    return [EventDraft(.suspend, at: moment, on: day, item: ask.unit)]
  }

  /// Passes over the question for this session; nothing is logged.
  package mutating func skip() {
    guard let ask = log.place.current else { return }
    log.skipped.insert(ask.unit)
    log.turn(to: nil)
  }

  /// Moves on after events were stored.
  ///
  /// - Parameters:
  ///   - events: The events of one answer or wish, the root first.
  ///   - progress: The progress after them.
  package mutating func confirm(_ events: [Event], progress: Progress) {
    guard let root = events.first else { return }
    log.remember(root.id, of: root.content.item)
    let before = root.content.item.flatMap { pool.place(of: $0) }.map { states[$0].phase }
    days = progress.days
    for event in events { refresh(event.content.item, from: progress) }
    if let unit = root.content.item.flatMap({ pool.place(of: $0) }) {
      note(root.content, of: unit, wasNew: before == .new)
      if root.content.item == log.place.current?.unit { log.turn(to: nil) }
    }
    for event in events.dropFirst() { noteConsequence(event.content) }
  }

  private mutating func refresh(_ item: ItemID?, from progress: Progress) {
    guard let item, let unit = pool.place(of: item) else { return }
    load.remove(states[unit])
    states[unit] = progress[item]
    load.add(states[unit])
    if states[unit].isInSteps, pool.units[unit].isWanted, !queues.steps.contains(unit) {
      queues.steps.append(unit)
    }
  }

  private mutating func note(_ content: EventDraft, of unit: Int, wasNew: Bool) {
    guard let rating = content.rating else { return }
    guard content.kind != .attempt else {
      log.place.summary.milliseconds += max(0, content.duration ?? 0)
      return
    }
    let id = pool.units[unit].id
    log.place.summary.count(
      rating,
      kind: pool.kind(unit),
      milliseconds: content.duration ?? 0,
      isNew: wasNew && content.kind == .review
    )
    log.answers[id] = SessionLog.LastAnswer(
      rating: rating,
      number: log.place.summary.answers,
      isPractice: content.kind == .cram
    )
    if content.kind == .review { climb(from: unit) }
  }

  private mutating func noteConsequence(_ content: EventDraft) {
    guard let item = content.item else { return }
    switch content.kind {
    case .lent: log.place.summary.lent.append(item)
    case .suspend: log.place.summary.leeches.append(item)
    default: break
    }
  }
}
