package import Core
package import Scheduling

/// The learner's progress in numbers, each computed once; every format shows the same ones.
package struct Report: Equatable, Sendable {
  /// The moment it is made at.
  package let moment: Moment
  /// The study day it is made on.
  package let today: Day
  /// The first study day of the period that activity is counted over; absent for all time.
  package let since: Day?
  /// The topic that it is restricted to.
  package let topic: Topic?
  /// The level that it is restricted to.
  package let level: Level?
  /// The hour at which a study day begins, 0…23.
  package let rollover: Int
  /// What a reader wants to know first.
  package let summary: ReportSummary
  /// How often items were still known when they came back, by period.
  package let retention: [RetentionRow]
  /// What was done on each study day of the period with anything done, the earliest first.
  package let activity: [ActivityDay]
  /// How well each topic is known, the weakest first.
  package let topics: [Mastery]
  /// How well each level is known, the lowest first.
  package let levels: [Mastery]
  /// The share of right answers to be expected: on the interview's day where one lies ahead, else
  /// today.
  package let readiness: ReadinessTable
  /// The day that ``readiness`` is for.
  package let readinessDay: Day
  /// How the recall that was predicted compares with the answers of all time.
  package let calibration: Calibration
  /// The items most in need of another look, the weakest first; at most ten.
  package let weakest: [ItemStanding]
  /// The reviews that come due in the next 30 study days.
  package let forecast: Forecast
  /// What became of the code exercises.
  package let exercises: ExerciseSummary
  /// The rules that graded answers failed most often; at most ten.
  package let failedRules: [FailedRule]
  /// The items forgotten again and again, the worst first.
  package let leeches: [ItemStanding]
  /// How many items have progress but are in no loaded bank.
  package let orphans: Int

  /// The study days that the forecast looks ahead.
  package static let forecastDays = 30

  /// Computes a report.
  ///
  /// - Complexity: O(n log n) in the number of events and items.
  package init(_ input: ReportInput) {
    let items = input.countedItems
    let history = AnswerHistory(input, items: items)
    let standings = ItemStanding.standings(of: items, in: input)
    moment = input.moment
    today = input.today
    since = input.since
    topic = input.topic
    level = input.level
    rollover = input.settings.rollover
    retention = RetentionRow.table(of: history, today: input.today, since: input.since)
    activity = history.days.values.filter { $0.day >= input.since ?? $0.day }
      .sorted { $0.day < $1.day }
    topics = Mastery.byTopic(items, in: input)
    levels = Mastery.byLevel(items, in: input)
    readinessDay = input.interview.map { max($0, input.today) } ?? input.today
    readiness = Self.readiness(of: items, in: input, on: readinessDay)
    calibration = Calibration(
      of: Progress.standing(input.events),
      fsrs: input.fsrs,
      items: input.isRestricted ? Set(items.map(\.id)) : nil
    )
    weakest = ItemStanding.weakest(of: standings, target: input.settings.desiredRetention)
    leeches = ItemStanding.leeches(of: standings, limit: input.settings.leechLapses)
    forecast = Forecast(
      of: items.map(\.id),
      in: input.progress,
      from: input.today,
      days: Self.forecastDays
    )
    exercises = ExerciseSummary(of: items, verdicts: history.verdicts)
    failedRules = FailedRule.worst(of: history.failures)
    let known = Set(input.items.map(\.id))
    orphans = input.progress.items.keys.count { !known.contains($0) }
    summary = ReportSummary(input, items: items, activity: activity, history: history)
  }

  private static func readiness(
    of items: [Item],
    in input: ReportInput,
    on day: Day
  ) -> ReadinessTable {
    ReadinessTable(
      of: items.map { item in
        ReadinessTable.Entry(
          Readiness.Part(
            level: item.level,
            recall: input.fsrs.recall(of: input.progress[item.id], on: day)
          ),
          topic: item.topic
        )
      },
      // A level's first answers are those to all of its items, whatever the report is about.
      first: FirstAnswers(
        of: input.items.filter { $0.variantOf == nil }.map { ($0.level, input.progress[$0.id]) }
      )
    )
  }

  /// Whether nothing was ever answered, within what the report is restricted to.
  package var isEmpty: Bool { activity.isEmpty && summary.seen == 0 }
}
