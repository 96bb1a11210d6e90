import Core
import Scheduling
import Testing

/// Rules that hold for every model, history and parameters, over seeded ones.
struct MemoryModelTests {
  /// A model by its version and the seed of its parameters; seed 0 stands for the defaults.
  private func model(_ version: ModelVersion, seed: UInt64) throws -> any MemoryModel {
    guard seed > 0 else { return version.standardModel }
    var generator = SeededGenerator(seed: seed)
    switch version {
    case .fsrs6:
      let ranges = FSRSParameters.ranges
      return try FSRS(FSRSParameters(SampleHistory.numbers(within: ranges, using: &generator)))
    case .fsrs7:
      let ranges = FSRS7Parameters.ranges
      return try FSRS7(FSRS7Parameters(SampleHistory.numbers(within: ranges, using: &generator)))
    }
  }

  @Test(arguments: ModelVersion.allCases, 0..<60 as Range<UInt64>)
  func `every part of a memory is finite and within its range`(
    version: ModelVersion,
    seed: UInt64
  ) throws {
    let model = try model(version, seed: seed)
    for state in model.states(along: SampleHistory.reviews(seed: seed)) {
      #expect(isSound(state, version))
    }
  }

  @Test(arguments: ModelVersion.allCases, 0..<60 as Range<UInt64>)
  func `retrievability lies within 0 and 1 and never rises with time`(
    version: ModelVersion,
    seed: UInt64
  ) throws {
    let model = try model(version, seed: seed)
    for state in model.states(along: SampleHistory.reviews(seed: seed)) {
      let recalls = [0, 1e-9, 1e-4, 0.5, 1, 2, 10, 100, 1000, 36_500, 1e9].map {
        model.retrievability(of: state, after: $0)
      }
      #expect(recalls.allSatisfy { (0...1).contains($0) })
      #expect(zip(recalls, recalls.dropFirst()).allSatisfy { $0 >= $1 })
      #expect(model.retrievability(of: state, after: -5) == recalls[0])
    }
  }

  @Test(arguments: ModelVersion.allCases, 0..<60 as Range<UInt64>)
  func `a higher retention never has a longer interval, and the recall after it is that retention`(
    version: ModelVersion,
    seed: UInt64
  ) throws {
    let model = try model(version, seed: seed)
    let retentions = [0.7, 0.8, 0.9, 0.95, 0.97, 0.99]
    for state in model.states(along: SampleHistory.reviews(seed: seed)) {
      let intervals = retentions.map { model.interval(of: state, retention: $0) }
      #expect(intervals.allSatisfy { $0 > 0 && $0.isFinite })
      #expect(zip(intervals, intervals.dropFirst()).allSatisfy { $0 >= $1 })
      for (retention, days) in zip(retentions, intervals)
      where days > 1.0001 / 86_400 && days < 36_499 {
        let recall = model.retrievability(of: state, after: days)
        #expect(isClose(recall, retention, absolute: 1e-9))
      }
    }
  }

  @Test(arguments: ModelVersion.allCases, 0..<60 as Range<UInt64>)
  func `a replay is what the reviews come to one by one`(
    version: ModelVersion,
    seed: UInt64
  ) throws {
    let model = try model(version, seed: seed)
    let history = SampleHistory.reviews(seed: seed)
    var state: MemoryState?
    for review in history {
      state = model.state(after: state, rated: review.rating, elapsed: review.elapsed)
    }
    #expect(model.replay(history) == state)
    #expect(model.states(along: history).last == state)
    #expect(model.replay([]) == nil)
  }

  @Test(arguments: ModelVersion.allCases, 0..<60 as Range<UInt64>)
  func `a lapse never raises stability`(version: ModelVersion, seed: UInt64) throws {
    let model = try model(version, seed: seed)
    for state in model.states(along: SampleHistory.reviews(seed: seed)) {
      for days in [1, 7, 400] {
        let next = model.state(after: state, rated: .again, elapsed: Elapsed(studyDays: days))
        #expect(next.stability <= state.stability)
        #expect(next.fastStability ?? 0 <= state.fastStability ?? 0)
      }
    }
  }

  @Test(arguments: ModelVersion.allCases, 0..<20 as Range<UInt64>)
  func `a better rating never leaves a lower stability or a higher difficulty`(
    version: ModelVersion,
    seed: UInt64
  ) {
    let model = version.standardModel
    for state in model.states(along: SampleHistory.reviews(seed: seed)) {
      for days in [0, 0.01, 1, 7.5, 400] {
        let elapsed = Elapsed(studyDays: Int(days), days: days)
        let next = Rating.allCases.map { model.state(after: state, rated: $0, elapsed: elapsed) }
        for (worse, better) in zip(next, next.dropFirst()) {
          #expect(worse.stability <= better.stability + 1e-12)
          #expect(worse.fastStability ?? 0 <= (better.fastStability ?? 0) + 1e-12)
        }
        // FSRS-7 makes little of a lapse of what was all but forgotten, less than of hard.
        for (worse, better) in zip(next, next.dropFirst()).dropFirst(version == .fsrs6 ? 0 : 1) {
          #expect(worse.difficulty >= better.difficulty - 1e-12)
        }
      }
    }
  }

  @Test(
    arguments: ModelVersion.allCases,
    [Double.nan, .infinity, -.infinity, -1, 0, 1e300, .leastNonzeroMagnitude]
  )
  func `no number however wrong leaves a memory, recall or interval that is none`(
    version: ModelVersion,
    number: Double
  ) {
    let model = version.standardModel
    let whole = [0, -1, Int.max, Int.min]
    for (fast, studyDays) in zip([number, nil, 1, number], whole) {
      let wrong = MemoryState(stability: number, difficulty: number, fastStability: fast)
      for rating in Rating.allCases {
        for memory in [wrong, nil] {
          let elapsed = Elapsed(studyDays: studyDays, days: number)
          #expect(isSound(model.state(after: memory, rated: rating, elapsed: elapsed), version))
        }
      }
    }
    let sound = model.state(after: nil, rated: .good, elapsed: Elapsed(studyDays: 0))
    #expect((0...1).contains(model.retrievability(of: sound, after: number)))
  }

  @Test func `a memory tells the version that made it, and either model goes on from either`() {
    for from in ModelVersion.allCases {
      let first = from.standardModel.state(
        after: nil,
        rated: .good,
        elapsed: Elapsed(studyDays: 0)
      )
      #expect(first.version == from)
      for to in ModelVersion.allCases {
        let next = to.standardModel.state(
          after: first,
          rated: .good,
          elapsed: Elapsed(studyDays: 3)
        )
        #expect(isSound(next, to))
      }
    }
  }

  @Test func `a fingerprint tells models and parameters apart`() throws {
    var numbers = FSRSParameters.defaults
    numbers[0] = 0.5
    let prints = [
      FSRS(FSRSParameters()).fingerprint, try FSRS(FSRSParameters(numbers)).fingerprint,
      FSRS7(FSRS7Parameters()).fingerprint,
    ]
    #expect(Set(prints).count == 3)
    #expect(prints.map { $0.prefix(6) } == ["fsrs6-", "fsrs6-", "fsrs7-"])
    #expect(FSRS(FSRSParameters()).fingerprint == prints[0])
  }

  private func isSound(_ memory: MemoryState, _ version: ModelVersion) -> Bool {
    let least = version == .fsrs6 ? 0.001 : 0.0001
    let fast = memory.fastStability
    return (least...36_500).contains(memory.stability) && (1...10).contains(memory.difficulty)
      && (version == .fsrs6 ? fast == nil : fast.map((least...36_500).contains) ?? false)
  }
}
