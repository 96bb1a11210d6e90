package import Core

/// How many items come due on each of the next study days, if nothing is answered until then.
///
/// Learning steps, new items and suspended items are not in it; a buried item counts on the day
/// it comes back or is due, whichever is later.
package struct Forecast: Equatable, Sendable {
  /// The items due on each day, the first being today with everything overdue.
  package let counts: [Int]
  /// Those of today that were due on an earlier study day.
  package let overdue: Int

  /// Counts over the known items, each given once, for so many days (0 and up) from a study day.
  package init(of items: [ItemID], in progress: Progress, from day: Day, days: Int) {
    var counts = Array(repeating: 0, count: max(days, 0))
    var overdue = 0
    for item in items {
      guard let state = progress.items[item], state.suspension == nil,
        case .day(let due) = state.due
      else { continue }
      let away = max(due, state.buriedUntil ?? due).days(since: day)
      guard away < counts.count else { continue }
      counts[max(away, 0)] += 1
      overdue += away < 0 ? 1 : 0
    }
    self.counts = counts
    self.overdue = overdue
  }
}
