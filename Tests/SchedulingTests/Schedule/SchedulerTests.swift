import Core
import Scheduling
import Testing

/// Rules that hold for every item and every setting, over seeded ones.
struct SchedulerTests {
  @Test(arguments: 0..<200 as Range<UInt64>)
  func `a better rating never comes back on an earlier study day`(seed: UInt64) throws {
    let learner = try Learner.sample(seed: seed)
    let dues = Rating.allCases.compactMap { learner.outcomes[$0]?.due }
    #expect(dues.count == 4)
    for (worse, better) in zip(dues, dues.dropFirst()) {
      #expect(key(of: worse, learner) <= key(of: better, learner))
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `an interval is at least a day, and the due that many days away`(seed: UInt64) throws {
    let learner = try Learner.sample(seed: seed)
    for outcome in learner.outcomes.values where outcome.phase == .review {
      #expect(outcome.interval >= 1)
      #expect(outcome.due == .day(learner.day.adding(outcome.interval)))
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `no interval is longer than the longest, steps of days aside`(seed: UInt64) throws {
    let learner = try Learner.sample(seed: seed)
    let settings = learner.scheduler.settings
    let longestStep = (settings.learningSteps + settings.relearningSteps).max() ?? 0
    let longest = max(settings.longestInterval, longestStep * 3 / 2 / 86_400 + 1)
    #expect(learner.outcomes.values.allSatisfy { $0.interval <= longest })
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `what is previewed is what the fold makes of the answer`(seed: UInt64) throws {
    let before = try Learner.sample(seed: seed)
    for (rating, outcome) in before.outcomes {
      var after = before
      try after.answer(rating)
      #expect(after.state.phase == outcome.phase)
      #expect(after.state.memory == outcome.memory)
      #expect(after.state.due == outcome.due)
      #expect(after.state.interval == outcome.interval)
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `a preview is the same however often it is asked for`(seed: UInt64) throws {
    let learner = try Learner.sample(seed: seed)
    #expect(learner.outcomes == learner.outcomes)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `no outcome is in the past, and its memory is finite`(seed: UInt64) throws {
    var learner = try Learner.sample(seed: seed)
    // A clock that was set back by a year since the last answer.
    if seed.isMultiple(of: 4) { learner.wait(seconds: -31_536_000) }
    for outcome in learner.outcomes.values {
      switch outcome.due {
      case .day(let day): #expect(day > learner.day)
      case .instant(let instant): #expect(instant > learner.moment.instant)
      }
      #expect((0.0001...36_500).contains(outcome.memory.stability))
      #expect((1...10).contains(outcome.memory.difficulty))
    }
  }

  @Test func `the draw follows from seed, item and repetitions`() throws {
    var learner = try Learner()
    learner.reviewed(stability: 300, interval: 300)
    let interval = try #require(learner.outcomes[.good]).interval
    var next = learner
    next.seed = 2
    #expect(next.outcomes[.good]?.interval != interval)
    next = learner
    next.progress.items[next.item]?.reps += 1
    #expect(next.outcomes[.good]?.interval != interval)
    let other = learner.scheduler.outcomes(
      for: learner.state,
      item: try #require(ItemID("another")),
      at: learner.moment,
      day: learner.day,
      seed: learner.seed
    )
    #expect(other[.good]?.interval != interval)
  }

  @Test func `hard, good and easy part by a day at least`() throws {
    var learner = try Learner()
    learner.reviewed(stability: 10, interval: 10)
    let days = try [Rating.hard, .good, .easy].map { try #require(learner.outcomes[$0]).interval }
    #expect(days[0] > 10)
    #expect(days[1] > days[0])
    #expect(days[2] > days[1])
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `fuzz does not take growth away`(seed: UInt64) throws {
    // On the same day good leaves 100 days, which fuzz alone would make 93 to 107.
    #expect(try sameDayGood(after: 99, seed: seed) >= 100)
    #expect(try sameDayGood(after: 90, seed: seed) >= 93)
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `an interval about as long as the one before is not shorter`(seed: UInt64) throws {
    #expect(try sameDayGood(after: 104, seed: seed) >= 104)
    #expect(try sameDayGood(after: 400, seed: seed) < 120)
  }

  @Test func `an interval that a higher retention shortens may shrink`() throws {
    var settings = StudySettings()
    settings.desiredRetention = 0.97
    var learner = try Learner(settings)
    learner.reviewed(stability: 100, interval: 100)
    #expect(try #require(learner.outcomes[.hard]).interval < 100)
  }

  private func sameDayGood(after interval: Int, seed: UInt64) throws -> Int {
    var learner = try Learner()
    learner.seed = seed
    learner.reviewed(stability: 100, interval: interval)
    let today = learner.day
    learner.progress.items[learner.item]?.lastDay = today
    return try #require(learner.outcomes[.good]).interval
  }

  /// A study day ends after every instant in it.
  private func key(of due: Due, _ learner: Learner) -> (Int, Int) {
    switch due {
    case .day(let day): return (day.number, .max)
    case .instant(let instant):
      let moment = Moment(instant: instant, offset: learner.moment.offset)
      let day = moment.studyDay(rollover: learner.scheduler.settings.rollover)
      return (day.number, instant.milliseconds)
    }
  }
}
