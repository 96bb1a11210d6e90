package import Core

extension Progress {
  /// Moves progress by one event that comes after all events applied before.
  ///
  /// What a review was told to be due holds, whatever the settings say by now. An undo changes
  /// nothing here: ``folding(_:using:)`` leaves out what was taken back.
  package mutating func apply(_ event: Event, using fsrs: FSRS) {
    let content = event.content
    switch content.kind {
    case .review: applyReview(content, fsrs)
    case .attempt, .cram: tally(content) { _ in }
    case .lent: change(content) { $0.due = content.due ?? $0.due }
    case .suspend:
      change(content) { $0.suspension = content.name == "leech" ? .leech : .learner }
    case .resume:
      change(content) {
        $0.suspension = nil
        $0.buriedUntil = nil
      }
    case .bury: change(content) { $0.buriedUntil = Self.returnDay(of: content) }
    case .forget: change(content) { $0.forget() }
    case .setting: if let name = content.name { settings[name] = content.value }
    case .undo: break
    }
  }

  private mutating func applyReview(_ content: EventDraft, _ fsrs: FSRS) {
    guard let rating = content.rating, let item = content.item else { return }
    let before = items[item]?.phase ?? .new
    change(content) {
      $0.review(
        rating,
        at: content.moment.instant,
        on: content.day,
        due: content.due,
        fsrs: fsrs
      )
    }
    tally(content) { day in
      day.answers += 1
      day.right += rating.isRight ? 1 : 0
      day.newItems += before == .new ? 1 : 0
      day.reviews += before == .review ? 1 : 0
    }
  }

  private mutating func change(_ content: EventDraft, _ body: (inout ItemProgress) -> Void) {
    guard let item = content.item else { return }
    body(&items[item, default: ItemProgress()])
    if let hash = content.textHash { items[item]?.textHash = hash }
  }

  private mutating func tally(_ content: EventDraft, _ body: (inout DayTally) -> Void) {
    // A day is the most that one answer can take, however a clock or a foreign log has it.
    let milliseconds = min(max(content.duration ?? 0, 0), 86_400_000)
    days[content.day, default: DayTally()].milliseconds += milliseconds
    body(&days[content.day, default: DayTally()])
  }

  private static func returnDay(of content: EventDraft) -> Day {
    guard case .day(let day) = content.due else { return content.day.adding(1) }
    return day
  }
}
