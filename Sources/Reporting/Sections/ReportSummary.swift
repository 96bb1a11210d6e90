import Core
package import Scheduling

/// What a reader of a report wants to know first.
package struct ReportSummary: Equatable, Sendable {
  /// What is to be asked now.
  package let due: DueSummary
  /// How many items there are.
  package let items: Int
  /// How many of them were asked at least once.
  package let seen: Int
  /// How many of them are known now, as ``Mastery/known`` has it.
  package let known: Int
  /// The rated answers in the period.
  package let answers: Share
  /// The time spent in the period, in milliseconds.
  package let milliseconds: Int
  /// How often items were still known when they came back, over the last 30 study days.
  package let retention: Share
  /// The retention that the scheduler aims at, 0.7…0.99.
  package let target: Double
  /// Study days in a row with a review, whatever the report is restricted to.
  package let streak: Streak

  init(_ input: ReportInput, items: [Item], activity: [ActivityDay], history: AnswerHistory) {
    let all = Mastery(of: items, named: "", in: input)
    due = DueSummary(
      of: items.map(\.id),
      in: input.progress,
      at: input.moment,
      day: input.today,
      settings: input.settings
    )
    self.items = all.items
    seen = all.seen
    known = all.known
    answers = activity.reduce(into: Share()) { $0.add($1.answers) }
    milliseconds = activity.reduce(0) { $0 + $1.milliseconds }
    retention = RetentionRow(.last(30), of: history, today: input.today).share
    target = input.settings.desiredRetention
    streak = Streak(of: input.progress.days, today: input.today)
  }
}
