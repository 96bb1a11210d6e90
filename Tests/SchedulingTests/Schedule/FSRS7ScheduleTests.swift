import Core
import Scheduling
import Testing

/// What keeps FSRS-7's intervals, which begin at seconds and may leap to years, fit for a learner.
struct FSRS7ScheduleTests {
  private func settings(
    retention: Double = 0.9,
    _ shape: (inout StudySettings) -> Void = { _ in }
  ) -> StudySettings {
    var settings = StudySettings()
    settings.memoryModel = .fsrs7
    settings.desiredRetention = retention
    shape(&settings)
    return settings
  }

  @Test func `the steps are those of the settings`() throws {
    let learner = try Learner(settings())
    let start = learner.moment.instant
    #expect(learner.outcomes[.again]?.due == .instant(start.adding(seconds: 60)))
    #expect(learner.outcomes[.hard]?.due == .instant(start.adding(seconds: 330)))
    #expect(learner.outcomes[.good]?.due == .instant(start.adding(seconds: 600)))
    #expect(try #require(learner.outcomes[.easy]).phase == .review)
  }

  struct Short: Sendable, CustomTestStringConvertible {
    let retention: Double
    /// Seconds after again, hard, good and easy; days where it says so.
    let waits: [String]
    var testDescription: String { "\(retention)" }
  }

  /// By the formulas alone: at 0.9 3 s, 14 h, 4.8 d and 54 d; at 0.97 0.5 s, 1.8 min, 17 min, 3.8 d.
  @Test(arguments: [
    Short(retention: 0.9, waits: ["60 s", "1 d", "5 d", "54 d"]),
    Short(retention: 0.97, waits: ["60 s", "106 s", "1009 s", "4 d"]),
    Short(retention: 0.7, waits: ["841 s", "51 d", "60 d", "60 d"]),
  ])
  func `without steps waits are a minute at least, days from half a day on, and two months at most`(
    test: Short
  ) throws {
    let learner = try Learner(settings(retention: test.retention) { $0.learningSteps = [] })
    let start = learner.moment.instant
    for (rating, wait) in zip(Rating.allCases, test.waits) {
      let outcome = try #require(learner.outcomes[rating])
      switch outcome.due {
      case .instant(let instant):
        #expect("\((instant.milliseconds - start.milliseconds) / 1000) s" == wait)
        #expect(outcome.interval == 0)
      case .day:
        let days = try #require(decimal(wait.prefix { $0 != " " }.utf8))
        #expect(FuzzRange(around: Double(days), within: 1...68).days.contains(outcome.interval))
      }
    }
  }

  @Test func `an item that is asked once a day waits a day at least`() throws {
    let learner = try Learner(settings(retention: 0.97) { $0.learningSteps = [] })
    let daily = Scheduler(
      settings: learner.scheduler.settings,
      model: learner.scheduler.fsrs,
      isDaily: true
    )
    let outcomes = daily.outcomes(
      for: ItemProgress(),
      item: learner.item,
      at: learner.moment,
      day: learner.day,
      seed: 1
    )
    #expect(outcomes.values.allSatisfy { $0.phase == .review && $0.interval >= 1 })
  }

  @Test(arguments: [1, 4, 30], [0.7, 0.9])
  func `an interval is at most ten times what the item has lasted, but for fuzz`(
    interval: Int,
    retention: Double
  ) throws {
    var learner = try Learner(settings(retention: retention))
    learner.reviewed(stability: 5000, interval: interval)
    learner.progress.items[learner.item]?.memory?.fastStability = 5000
    let most = FuzzRange(around: Double(interval * 10), within: 1...36_500).days.upperBound
    // Good and easy stay a day apart from what is before them.
    #expect(learner.outcomes.values.allSatisfy { $0.interval <= most + 2 })
    #expect(try #require(learner.outcomes[.easy]).interval > interval)
  }

  @Test func `fractions of a day count`() throws {
    var learner = try Learner(settings())
    try learner.answer(.good)
    var later = learner
    learner.wait(seconds: 600)
    later.wait(seconds: 6 * 3600)
    #expect(learner.day == later.day)
    #expect(learner.outcomes[.good]?.memory != later.outcomes[.good]?.memory)
  }

  @Test func `after four fails, passes at gaps of eleven hours get past a day`() throws {
    for steps in [[60, 600], []] {
      var learner = try Learner(settings { $0.learningSteps = steps })
      for _ in 0..<4 {
        try learner.answer(.again)
        learner.wait(seconds: 60)
      }
      for _ in 0..<60 {
        learner.wait(seconds: 11 * 3600)
        if case .day(let due) = learner.state.due, due > learner.day { continue }
        try learner.answer(.good)
      }
      #expect(learner.state.phase == .review)
      #expect(learner.state.interval > 7)
    }
  }

  @Test func `the log's progress is what the previews were`() throws {
    var learner = try Learner(settings())
    for (rating, wait) in zip(
      [Rating.good, .good, .again, .hard, .good],
      [600, 0, 90_000, 600, 9]
    ) {
      let preview = learner.outcomes[rating]
      try learner.answer(rating)
      #expect(learner.state.memory == preview?.memory)
      #expect(learner.state.memory?.version == .fsrs7)
      learner.wait(seconds: wait)
    }
  }
}
