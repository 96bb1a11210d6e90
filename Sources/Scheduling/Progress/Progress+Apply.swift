package import Core

extension Progress {
  /// Moves progress by one event that comes after all events applied before.
  ///
  /// What a review was told to be due holds, whatever the settings say by now. An undo and a relink
  /// change nothing here: ``folding(_:using:)`` sees to them for the log as a whole. That lost records
  /// were accepted is no progress.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - held: What it counts for where its device's clock was set back.
  ///   - fsrs: The memory model.
  package mutating func apply(
    _ event: Event,
    held: HeldMoment? = nil,
    using fsrs: some MemoryModel
  ) {
    switch event.content.kind {
    case .review: applyReview(event.content, held, fsrs)
    case .attempt, .cram:
      days[event.content.day, default: DayTally()].spend(event.content.duration)
      countFailures(event.content)
    case .setting: if let name = event.content.name { settings[name] = event.content.value }
    case .undo, .relink, .accept: break
    case .lent, .suspend, .resume, .bury, .forget: setAside(event.content)
    }
  }

  private mutating func applyReview(
    _ content: EventDraft,
    _ held: HeldMoment?,
    _ fsrs: some MemoryModel
  ) {
    guard let rating = content.rating, let item = content.item.map({ relinks[$0] })
    else { return }
    let before = items[item, default: ItemProgress()].review(content, rating, held, fsrs)
    days[content.day, default: DayTally()].count(rating, before: before, content.duration)
    countFailures(content)
  }

  private mutating func countFailures(_ content: EventDraft) {
    guard !content.rules.isEmpty else { return }
    for rule in Set(content.rules) {
      failures[rule, default: RuleFailures(lastDay: content.day)].add(on: content.day)
    }
  }

  private mutating func setAside(_ content: EventDraft) {
    guard let item = content.item.map({ relinks[$0] }) else { return }
    items[item, default: ItemProgress()].setAside(content)
  }
}

extension ItemProgress {
  /// Moves by a review and returns the phase before it.
  fileprivate mutating func review(
    _ content: EventDraft,
    _ rating: Rating,
    _ held: HeldMoment?,
    _ fsrs: some MemoryModel
  ) -> Phase {
    let before = phase
    let (instant, day) = (content.moment.instant, content.day)
    review(rating, at: instant, on: day, held: held, due: content.due, fsrs: fsrs)
    textHash = content.textHash ?? textHash
    return before
  }

  fileprivate mutating func setAside(_ content: EventDraft) {
    switch content.kind {
    case .lent: due = content.due ?? due
    case .suspend: suspension = content.name == Suspension.leech.rawValue ? .leech : .learner
    case .resume:
      suspension = nil
      buriedUntil = nil
    case .bury:
      buriedUntil = content.day.adding(1)
      if case .day(let day) = content.due { buriedUntil = day }
    case .forget: forget()
    case .review, .attempt, .cram, .undo, .setting, .relink, .accept: break
    }
    textHash = content.textHash ?? textHash
  }
}

extension DayTally {
  fileprivate mutating func count(_ rating: Rating, before: ItemProgress.Phase, _ duration: Int?) {
    answers += 1
    right += rating.isRight ? 1 : 0
    newItems += before == .new ? 1 : 0
    reviews += before == .review ? 1 : 0
    spend(duration)
  }

  fileprivate mutating func spend(_ duration: Int?) {
    // A day is the most that one answer can take, however a clock or a foreign log has it.
    milliseconds += min(max(duration ?? 0, 0), 86_400_000)
  }
}
