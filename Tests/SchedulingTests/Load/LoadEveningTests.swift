import Core
import Scheduling
import Testing

/// Where fuzz leaves several days open, what is due on them decides which is the more likely.
struct LoadEveningTests {
  /// Good after twenty days, for which fuzz leaves several days open.
  private func learner(seed: UInt64, _ settings: StudySettings = StudySettings()) throws -> Learner
  {
    var learner = try Learner(settings)
    learner.seed = seed
    learner.reviewed(stability: 20, interval: 20)
    return learner
  }

  private func range(_ seeds: Range<UInt64>) throws -> Set<Int> {
    Set(try seeds.map { try #require(learner(seed: $0).outcomes[.good]).interval })
  }

  @Test func `load moves no item out of what fuzz leaves open`() throws {
    let open = try range(0..<400)
    let last = try #require(open.max())
    for seed in 0..<200 as Range<UInt64> {
      var learner = try learner(seed: seed)
      learner.burden(Dictionary(uniqueKeysWithValues: open.map { ($0, 50) }))
      #expect(try open.contains(#require(learner.outcomes[.good]).interval))
      learner.burden([last + 1: 0])
      #expect(try #require(learner.outcomes[.good]).interval <= last)
    }
  }

  @Test func `a full day is drawn seldom, an empty one often`() throws {
    let open = try range(0..<400).sorted()
    let empty = open[open.count / 2]
    var hits = 0
    for seed in 0..<300 as Range<UInt64> {
      var learner = try learner(seed: seed)
      learner.burden(Dictionary(uniqueKeysWithValues: open.filter { $0 != empty }.map { ($0, 9) }))
      hits += learner.outcomes[.good]?.interval == empty ? 1 : 0
    }
    #expect(hits > 250)
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `days that are alike leave the draw as it was`(seed: UInt64) throws {
    var even = try learner(seed: seed)
    let plain = even.outcomes
    even.burden(Dictionary(uniqueKeysWithValues: (0..<400).map { ($0, 3) }))
    #expect(even.outcomes == plain)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `a better rating never comes back sooner, however full and light the days are`(
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    var settings = StudySettings()
    settings.lightDays = [[6, 7], [1, 3, 5], [2]].randomElement(using: &generator) ?? []
    settings.relearningSteps = Bool.random(using: &generator) ? [] : [600]
    var learner = try Learner(settings)
    learner.seed = seed
    let interval = Int.random(in: 1...80, using: &generator)
    learner.reviewed(stability: Double(interval) * 1.1, interval: interval)
    for day in 0..<400 where Bool.random(using: &generator) {
      learner.burden([day: Int.random(in: 1...40, using: &generator)])
    }
    let intervals = Rating.allCases.compactMap { learner.outcomes[$0]?.interval }
    #expect(intervals.count == 4)
    #expect(intervals == intervals.sorted())
  }

  @Test func `the item's own due does not count against it`() throws {
    var learner = try learner(seed: 3)
    let day = learner.day.adding(try #require(learner.outcomes[.good]).interval)
    learner.progress.items[learner.item]?.due = .day(day)
    let plain = learner.outcomes
    learner.load.add(learner.state)
    #expect(learner.outcomes == plain)
  }

  @Test func `what was given is in the log and holds, whatever is due by then`() throws {
    var learner = try learner(seed: 5)
    learner.burden([40: 3])
    let given = learner.outcomes[.good]?.due
    try learner.answer(.good)
    learner.burden([40: 90, 41: 90])
    #expect(learner.state.due == given)
  }

  /// A learner of many items over a year, all of them known well.
  private func year(evened: Bool, light: Set<Int> = []) throws -> [Day: Int] {
    var settings = StudySettings()
    settings.lightDays = light
    let scheduler = Scheduler(settings: settings, model: ModelVersion.fsrs6.standardModel)
    let start = try #require(Moment("2026-11-30T12:00:00Z"))
    var progress = Progress()
    var load = DueLoad()
    var asked: [Day: Int] = [:]
    let items = try (0..<400).map { try #require(ItemID("item-\($0)")) }
    for (number, item) in items.enumerated() {
      var state = ItemProgress()
      state.phase = .review
      state.memory = MemoryState(stability: Double(5 + number % 40), difficulty: 4)
      state.due = .day(start.wall.day.adding(number % 12))
      state.lastDay = start.wall.day.adding(number % 12 - 5 - number % 40)
      state.interval = 5 + number % 40
      progress.items[item] = state
      load.add(state)
    }
    for number in 0..<365 {
      let moment = Moment(instant: start.instant.adding(seconds: number * 86_400), offset: 0)
      let day = moment.studyDay(rollover: 4)
      for item in items where progress[item].due == .day(day) {
        asked[day, default: 0] += 1
        // As in life: half of what is due is hard, so that intervals stay weeks.
        let rating: Rating = (number + asked[day, default: 0]) % 2 == 0 ? .good : .hard
        let outcome = try #require(
          scheduler.outcomes(
            for: progress[item],
            item: item,
            at: moment,
            day: day,
            seed: 11,
            load: evened ? load : DueLoad()
          )[rating]
        )
        load.remove(progress[item])
        // Kept as after the answers of weeks, or all would be years away by spring.
        progress.items[item]?.due = outcome.due
        progress.items[item]?.lastDay = day
        progress.items[item]?.interval = 20
        progress.items[item]?.reps += 1
        load.add(progress[item])
      }
    }
    return asked
  }

  private func roughness(_ asked: [Day: Int]) -> Double {
    let first = asked.keys.min() ?? Day(number: 0)
    let counts = (60..<360).map { Double(asked[first.adding($0)] ?? 0) }
    let mean = counts.reduce(0, +) / Double(counts.count)
    return counts.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(counts.count) / mean
  }

  @Test func `over a year the days are more alike than by fuzz alone`() throws {
    let rough = roughness(try year(evened: false))
    let even = roughness(try year(evened: true))
    #expect(even < rough / 2)
  }

  @Test func `over a year light weekdays have about half of what the others have`() throws {
    let asked = try year(evened: true, light: [6, 7])
    let first = try #require(asked.keys.min())
    var light = 0
    var other = 0
    for (day, count) in asked where day.days(since: first) >= 60 {
      if day.weekday >= 6 { light += count } else { other += count }
    }
    let share = Double(light) / 2 / (Double(other) / 5)
    #expect((0.35...0.65).contains(share), "\(share)")
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `weekdays that are all light are alike`(seed: UInt64) throws {
    var settings = StudySettings()
    settings.lightDays = Set(1...7)
    #expect(try learner(seed: seed, settings).outcomes == learner(seed: seed).outcomes)
  }
}
