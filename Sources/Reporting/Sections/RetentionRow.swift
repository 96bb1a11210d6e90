package import Core

/// True retention over a period: how often items were still known when they came back.
///
/// Counted are the reviews of items that were to come back after at least one day; learning steps,
/// first answers, further runs of an exercise and answers out of turn are not.
///
/// - SeeAlso: Anki, `rslib/src/stats/graphs/retention.rs`.
package struct RetentionRow: Equatable, Sendable {
  /// The period.
  package let period: Period
  /// The first study day of the period; absent for all time.
  package let from: Day?
  /// The reviews of the period, and how many were right.
  package let share: Share

  /// The periods of the table.
  package enum Period: Equatable, Sendable {
    case today
    case yesterday
    /// So many study days, today being the last.
    case last(Int)
    case since(Day)
    case all
  }

  init(_ period: Period, of history: AnswerHistory, today: Day) {
    self.period = period
    let range = period.range(today: today)
    from = range?.lowerBound
    share = history.retention.reduce(into: Share()) { share, day in
      if range?.contains(day.key) ?? true { share.add(day.value) }
    }
  }

  static func table(of history: AnswerHistory, today: Day, since: Day?) -> [RetentionRow] {
    let fixed: [Period] = [.today, .yesterday, .last(7), .last(30), .last(365)]
    let own: [Period] = since.map { [.since($0)] } ?? []
    return (fixed + own + [.all]).map { RetentionRow($0, of: history, today: today) }
  }
}

extension RetentionRow.Period {
  /// The period's days, `nil` for all time.
  func range(today: Day) -> ClosedRange<Day>? {
    switch self {
    case .today: today...today
    case .yesterday: today.adding(-1)...today.adding(-1)
    case .last(let days): today.adding(1 - days)...today
    case .since(let day): min(day, today)...today
    case .all: nil
    }
  }

  /// The period in words.
  package var name: String {
    switch self {
    case .today: "today"
    case .yesterday: "yesterday"
    case .last(let days): "last \(days) days"
    case .since(let day): "since \(day)"
    case .all: "all"
    }
  }
}
