import Core
import Fitting
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
