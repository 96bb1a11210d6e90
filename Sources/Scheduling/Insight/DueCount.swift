import Core

/// A count of items by when they are due, before any limit.
struct DueCount {
  var due = 0
  var overdue = 0
  var learning = 0
  var unseen = 0
  var later: EarliestDue
  private let day: Day
  private let horizon: Instant

  /// Starts a count for a study day; steps up to the horizon are asked on it now.
  init(on day: Day, horizon: Instant, later: EarliestDue) {
    self.day = day
    self.horizon = horizon
    self.later = later
  }

  mutating func count(_ progress: ItemProgress?) {
    guard let progress else { return unseen += 1 }
    guard progress.suspension == nil else { return }
    if let back = progress.buriedUntil, back > day {
      return later.note(progress.due, notBefore: back)
    }
    switch progress.due {
    case nil: unseen += 1
    case .day(let dueDay) where dueDay <= day:
      due += 1
      overdue += dueDay < day ? 1 : 0
    case .instant(let instant) where instant <= horizon: learning += 1
    case let due?: later.note(due)
    }
  }
}
