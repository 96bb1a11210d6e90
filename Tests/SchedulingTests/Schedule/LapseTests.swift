import Core
import Scheduling
import Testing

struct LapseTests {
  @Test func `a lapse leads to the first relearning step`() throws {
    var learner = try Learner()
    learner.reviewed(stability: 10, interval: 10)
    let again = try #require(learner.outcomes[.again])
    #expect(again.phase == .relearning(step: 0))
    #expect(again.due == .instant(learner.moment.instant.adding(seconds: 600)))
    #expect(again.interval == 0)
  }

  @Test(arguments: [1, 3, 10, 200], 0..<10 as Range<UInt64>)
  func `the interval after relearning does not exceed the one before`(
    interval: Int,
    seed: UInt64
  ) throws {
    for last in [Rating.good, .easy] {
      var learner = try Learner()
      learner.seed = seed
      // A stability far above the interval, as after a change of retention.
      learner.reviewed(stability: 4000, interval: interval)
      for rating in [Rating.again, .hard, last] {
        try learner.answer(rating)
        learner.wait(seconds: 600)
      }
      #expect(learner.state.phase == .review)
      #expect(learner.state.interval <= interval)
    }
  }

  @Test(arguments: [1, 3, 10, 200], 0..<10 as Range<UInt64>)
  func `without relearning steps the interval does not exceed the one before`(
    interval: Int,
    seed: UInt64
  ) throws {
    var settings = StudySettings()
    settings.relearningSteps = []
    var learner = try Learner(settings)
    learner.seed = seed
    learner.reviewed(stability: 4000, interval: interval)
    try learner.answer(.again)
    #expect(learner.state.phase == .review)
    #expect(learner.state.lapses == 1)
    #expect(learner.state.interval <= interval)
  }

  @Test func `again on a lapsed item the next day stays in relearning`() throws {
    var learner = try Learner()
    learner.reviewed(stability: 20, interval: 20)
    try learner.answer(.again)
    learner.wait(seconds: 86_400)
    try learner.answer(.again)
    #expect(learner.state.phase == .relearning(step: 0))
    #expect(learner.state.lapses == 1)
    #expect(learner.state.lapsedInterval == 20)
  }

  @Test func `after four fails, passes at gaps of eleven hours get past a day`() throws {
    var learner = try Learner()
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

  @Test func `a leech is an item at its eighth lapse, and at every fourth after`() throws {
    let scheduler = try Learner().scheduler
    let atLapses = (1...20).filter { scheduler.isLeech(after: .again, of: item(lapses: $0 - 1)) }
    #expect(atLapses == [8, 12, 16, 20])
  }

  @Test(arguments: [Rating.hard, .good, .easy])
  func `an answer that is no lapse makes no leech`(rating: Rating) throws {
    let scheduler = try Learner().scheduler
    #expect(!scheduler.isLeech(after: rating, of: item(lapses: 7)))
  }

  @Test func `forgetting in a learning step makes no leech`() throws {
    let scheduler = try Learner().scheduler
    var relearning = item(lapses: 8)
    relearning.phase = .relearning(step: 0)
    #expect(!scheduler.isLeech(after: .again, of: relearning))
  }

  @Test func `an odd limit is halved upwards, and a limit of 0 makes no leech`() throws {
    var settings = StudySettings()
    settings.leechLapses = 5
    let odd = try Learner(settings).scheduler
    let atLapses = (1...12).filter { odd.isLeech(after: .again, of: item(lapses: $0 - 1)) }
    #expect(atLapses == [5, 8, 11])
    settings.leechLapses = 0
    let none = try Learner(settings).scheduler
    #expect(!(1...20).contains { none.isLeech(after: .again, of: item(lapses: $0 - 1)) })
  }

  private func item(lapses: Int) -> ItemProgress {
    var item = ItemProgress()
    item.phase = .review
    item.lapses = lapses
    return item
  }
}
