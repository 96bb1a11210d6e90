import Core
import Scheduling
import Testing

/// A learner of one item, who is shown the outcomes and answers by them.
struct Learner {
  let scheduler: Scheduler
  let item: ItemID
  var progress = Progress()
  var moment: Moment
  var seed: UInt64 = 1
  var load = DueLoad()

  init(_ settings: StudySettings = StudySettings(), _ numbers: [Double] = []) throws {
    let model: any MemoryModel =
      switch settings.memoryModel {
      case .fsrs6: try FSRS(FSRSParameters(numbers))
      case .fsrs7: try FSRS7(FSRS7Parameters(numbers))
      }
    scheduler = Scheduler(settings: settings, model: model)
    item = try #require(ItemID("owner"))
    moment = try #require(Moment("2026-11-30T12:00:00Z"))
  }

  var day: Day { moment.studyDay(rollover: scheduler.settings.rollover) }

  var state: ItemProgress { progress[item] }

  var outcomes: [Rating: Outcome] {
    scheduler.outcomes(for: state, item: item, at: moment, day: day, seed: seed, load: load)
  }

  /// Lets so many other items be due on each of the days to come.
  mutating func burden(_ counts: [Int: Int]) {
    for (days, count) in counts {
      for _ in 0..<count { load.add(.due(.day(day.adding(days)))) }
    }
  }

  /// Makes the item one that was put into review `interval` days ago.
  mutating func reviewed(stability: Double, interval: Int) {
    var state = ItemProgress()
    state.phase = .review
    state.memory = MemoryState(stability: stability, difficulty: 5)
    state.due = .day(day)
    state.interval = interval
    state.lastDay = day.adding(-interval)
    state.lastInstant = moment.instant.adding(seconds: -interval * 86_400)
    state.reps = 3
    progress.items[item] = state
  }

  mutating func answer(_ rating: Rating) throws {
    var draft = EventDraft(.review, at: moment, on: day, item: item)
    draft.rating = rating
    draft.due = try #require(outcomes[rating]).due
    progress.apply(
      Event(id: EventID(device: "aa", sequence: 1), content: draft),
      using: scheduler.fsrs
    )
  }

  mutating func wait(seconds: Int) {
    moment = Moment(instant: moment.instant.adding(seconds: seconds), offset: moment.offset)
  }
}

extension Learner {
  /// A learner with seeded settings and an item that was answered up to eight times.
  static func sample(seed: UInt64) throws -> Learner {
    var generator = SeededGenerator(seed: seed)
    var settings = StudySettings()
    settings.learningSteps = steps(&generator)
    settings.relearningSteps = steps(&generator)
    settings.desiredRetention = Double.random(in: 0.7...0.99, using: &generator)
    settings.longestInterval = [1, 2, 30, 36_500].randomElement(using: &generator) ?? 36_500
    settings.rollover = Int.random(in: 0...23, using: &generator)
    settings.memoryModel = ModelVersion.allCases.randomElement(using: &generator) ?? .fsrs6
    settings.lightDays =
      [[], [6, 7], [1, 2, 3, 4, 5, 6, 7]].randomElement(using: &generator) ?? []
    var learner = try Learner(settings)
    learner.seed = seed
    for _ in 0..<Int.random(in: 0...8, using: &generator) {
      try learner.answer(Rating.allCases.randomElement(using: &generator) ?? .good)
      learner.wait(seconds: Int.random(in: 60...2_000_000, using: &generator))
    }
    for days in 0..<40 where Bool.random(using: &generator) {
      learner.burden([days: Int.random(in: 0...9, using: &generator)])
    }
    return learner
  }

  private static func steps(_ generator: inout SeededGenerator) -> [Int] {
    (0..<Int.random(in: 0...3, using: &generator)).map { _ in
      [30, 60, 600, 3600, 40_000, 100_000].randomElement(using: &generator) ?? 60
    }
  }
}
