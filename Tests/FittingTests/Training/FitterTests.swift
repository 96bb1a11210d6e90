import Core
import Fitting
import Glibc
import Scheduling
import Testing
import TestSupport

struct FitterTests {
  private let crew = Crew(size: 2)

  /// What is kept back is predicted by the reference's training, and by ours, from what is before.
  private func losses(_ log: SimulatedLog) throws -> (ours: Double, reference: Double) {
    let histories = ReviewHistories(log)
    let count = ScoredReviews.count(of: histories)
    let cut = count * 4 / 5
    let test = ScoredReviews(of: histories, turns: cut..<count, weighting: .equal)
    func loss(_ numbers: [Double]?) throws -> Double {
      let fsrs = FSRS(try FSRSParameters(try #require(numbers)))
      return try #require(Scores(Predictions(histories, test, by: fsrs))).logLoss
    }
    return (
      try loss(Fitter(histories, crew: crew).fit(to: 0..<cut)),
      try loss(Trainer(histories, turns: 0..<cut).train(by: .reference()))
    )
  }

  @Test func `where nothing better is sure the answer is the reference's to the last digit`() throws
  {
    let histories = ReviewHistories(SimulatedLog(reviews: 1000, items: 60, seed: 104_729))
    let turns = 0..<ScoredReviews.count(of: histories) * 4 / 5
    let ours = Fitter(histories, crew: crew).fit(to: turns)
    #expect(ours == Trainer(histories, turns: turns).train(by: .reference()))
  }

  @Test func `on each of some learners new reviews are predicted no worse than by the reference`()
    throws
  {
    var gain = 0.0
    for seed in 1...8 as ClosedRange<UInt64> {
      let log = SimulatedLog(reviews: 1000, items: 60, seed: seed * 104_729)
      let (ours, reference) = try losses(log)
      #expect(ours <= reference, "seed \(seed)")
      gain += reference - ours
    }
    #expect(gain > 0)
  }

  @Test func `a learner whom the reference misjudges is met much better`() throws {
    let (ours, reference) = try losses(SimulatedLog(reviews: 1000, items: 60, seed: 6 * 104_729))
    #expect(ours < reference * 0.9)
  }

  @Test func `where the way is gone to its end no parameters beside are likelier`() throws {
    let histories = ReviewHistories(SimulatedLog(reviews: 1000, items: 60, seed: 36))
    let choice = ScoredReviews(of: histories, weighting: .equal)
    let defaults = FSRSParameters.defaults
    func width(_ index: Int, of numbers: [Double]) -> Double {
      index < 4 ? numbers[index] : Anchor.spread[index]
    }
    /// What reviews say against parameters, and how far learners' parameters are from the defaults.
    func loss(_ numbers: [Double]) throws -> Double {
      let fsrs = FSRS(try FSRSParameters(numbers))
      let scores = try #require(Scores(Predictions(histories, choice, by: fsrs)))
      let ways = numbers.indices.map { index in
        index < 4
          ? log(numbers[index] / defaults[index])
          : (numbers[index] - defaults[index]) / Anchor.spread[index]
      }
      return scores.logLoss * Double(scores.count) + ways.reduce(0) { $0 + $1 * $1 } / 2
    }
    let turns = 0..<ScoredReviews.count(of: histories)
    let answer = try #require(Fitter(histories, crew: crew).fit(to: turns))
    let least = try loss(answer)
    for index in answer.indices {
      for nudge in [-0.3, 0.3] {
        var beside = answer
        let range = FSRSParameters.ranges[index]
        let moved = answer[index] + nudge * width(index, of: answer)
        beside[index] = min(max(moved, range.lowerBound), range.upperBound)
        #expect(try loss(beside) > least - 0.02, "w\(index) by \(nudge)")
      }
    }
  }

  @Test(arguments: [0, 1, 3, 6, 9])
  func `fitting that is told to stop gives nothing, whenever that is`(calls: Int) {
    let histories = ReviewHistories(SimulatedLog(reviews: 1000, items: 60, seed: 2 * 104_729))
    var told = 0
    let answer = Fitter(histories, crew: crew).fit(to: 0..<600) { _ in
      told += 1
      return told <= calls
    }
    #expect(answer == nil)
    #expect(told == calls + 1)
  }

  @Test(arguments: 1...4)
  func `parameters lie within their ranges, with any number of relearning steps`(
    steps: Int
  ) throws {
    let histories = ReviewHistories(SimulatedLog(reviews: 1000, items: 60, seed: 3 * 104_729))
    let turns = 0..<ScoredReviews.count(of: histories)
    let fitter = Fitter(histories, relearningSteps: steps, crew: crew)
    let parameters = try FSRSParameters(try #require(fitter.fit(to: turns)))
    #expect(parameters.clips.isEmpty)
  }

  @Test func `what is told of the work never goes back and ends at all of it`() {
    let histories = ReviewHistories(SimulatedLog(reviews: 1000, items: 60, seed: 3))
    var told: [Double] = []
    _ = Fitter(histories, crew: crew).fit(to: 0..<600) { share in
      told.append(share)
      return true
    }
    #expect(told == told.sorted())
    #expect(told.last == 1)
    #expect(told.allSatisfy { (0...1).contains($0) })
  }
}
