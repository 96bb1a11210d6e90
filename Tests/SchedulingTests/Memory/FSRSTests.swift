import Core
import Scheduling
import Testing

/// Rules that hold for every history, over seeded ones with the default parameters.
struct FSRSTests {
  private let fsrs = FSRS(FSRSParameters())

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `stability and difficulty stay within their ranges`(seed: UInt64) {
    for state in fsrs.states(along: history(seed)) {
      #expect((0.001...36_500).contains(state.stability))
      #expect((1...10).contains(state.difficulty))
    }
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `retrievability lies within 0 and 1 and falls with time`(seed: UInt64) {
    for state in fsrs.states(along: history(seed)) {
      var before = fsrs.retrievability(of: state.stability, after: 0)
      #expect(before == 1)
      for days in [0.5, 1, 2, 10, 100, 1000, 36_500] {
        let now = fsrs.retrievability(of: state.stability, after: days)
        #expect((0...1).contains(now) && now < before)
        before = now
      }
    }
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `at a retention of 0.9 the interval is the stability`(seed: UInt64) {
    for state in fsrs.states(along: history(seed)) {
      let interval = fsrs.interval(of: state.stability, retention: 0.9)
      #expect(abs(interval - state.stability) <= 1e-9 * state.stability)
      #expect(abs(fsrs.retrievability(of: state.stability, after: interval) - 0.9) <= 1e-9)
    }
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `a better rating never leaves a lower stability or a higher difficulty`(seed: UInt64) {
    for state in fsrs.states(along: history(seed)) {
      for days in [0, 1, 7, 400] {
        let next = Rating.allCases.map { fsrs.state(after: state, rated: $0, elapsedDays: days) }
        #expect(isRising(next.map(\.stability)))
        #expect(isRising(next.reversed().map(\.difficulty)))
      }
    }
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `a lapse never raises stability`(seed: UInt64) {
    for state in fsrs.states(along: history(seed)) {
      for days in [0, 1, 7, 400] {
        let next = fsrs.state(after: state, rated: .again, elapsedDays: days)
        #expect(next.stability <= max(state.stability, 0.001))
      }
    }
  }

  @Test func `hard on the same day never lowers stability`() {
    for stability in [0.001, 0.1, 1, 50, 36_500] {
      let state = MemoryState(stability: stability, difficulty: 5)
      let next = fsrs.state(after: state, rated: .hard, elapsedDays: 0)
      #expect(next.stability >= stability)
    }
  }

  @Test func `days before the last review count as the same day`() {
    let state = MemoryState(stability: 12, difficulty: 5)
    for rating in Rating.allCases {
      let back = fsrs.state(after: state, rated: rating, elapsedDays: -365)
      #expect(back == fsrs.state(after: state, rated: rating, elapsedDays: 0))
      #expect(back.stability.isFinite && back.difficulty.isFinite)
    }
    #expect(fsrs.retrievability(of: 12, after: -365) == 1)
  }

  @Test func `two goods ten days apart raise stability`() throws {
    let once = try #require(fsrs.replay([PastReview(.good, elapsedDays: 0)]))
    let twice = fsrs.state(after: once, rated: .good, elapsedDays: 10)
    #expect(twice.stability > once.stability)
  }

  @Test(arguments: [(2.4, 2), (2.5, 3), (3.5, 4), (0.2, 1), (90_000, 90)])
  func `days are rounded half up, from 1 to the longest`(stability: Double, days: Int) {
    #expect(fsrs.days(of: stability, retention: 0.9, longest: 90) == days)
  }

  @Test func `no history leaves no memory`() {
    #expect(fsrs.replay([]) == nil)
    #expect(fsrs.states(along: []).isEmpty)
  }

  private func history(_ seed: UInt64) -> [PastReview] {
    var generator = SeededGenerator(seed: seed)
    return (0..<30).map { _ in
      PastReview(
        Rating.allCases.randomElement(using: &generator) ?? .good,
        elapsedDays: [0, 0, 1, 3, 20, 300].randomElement(using: &generator) ?? 0
      )
    }
  }

  private func isRising(_ values: [Double]) -> Bool {
    zip(values, values.dropFirst()).allSatisfy { $0 <= $1 + 1e-12 }
  }
}
