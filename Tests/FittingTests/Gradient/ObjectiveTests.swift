import Core
import Fitting
import Scheduling
import Testing
import TestSupport

struct ObjectiveTests {
  @Test(arguments: 1...8)
  func `the gradient is what differences of the objective say, for every parameter`(
    seed: UInt64
  ) throws {
    let log = SimulatedLog(reviews: 600, items: 40, seed: seed, spread: 0.7)
    let histories = ReviewHistories(log)
    let choice = ScoredReviews(of: histories, weighting: seed % 2 == 0 ? .recency : .equal)
    let objective = Objective(
      TrainingSet(histories, choice),
      anchor: Anchor(at: FSRSParameters.defaults)
    )
    // Away from every bound, so that no clamp lies within the difference.
    let point = log.truth.values.enumerated().map { index, value in
      0.5 * value + 0.5 * FSRSParameters.defaults[index] + 0.003
    }
    let gradient = objective.value(at: point).gradient
    for index in point.indices {
      let step = 1e-6 * max(abs(point[index]), 0.1)
      var (above, below) = (point, point)
      above[index] += step
      below[index] -= step
      let slope = (objective.value(at: above).value - objective.value(at: below).value) / (2 * step)
      #expect(
        abs(gradient[index] - slope) <= 1e-4 * max(abs(slope), 1),
        "w\(index): \(gradient[index]), differences say \(slope)"
      )
    }
  }

  @Test(arguments: [1, 2, 3, 7])
  func `value and gradient are the same bits whatever the number of threads`(size: Int) {
    let histories = ReviewHistories(SimulatedLog(reviews: 9000, items: 300, seed: 5))
    let set = TrainingSet(histories, ScoredReviews(of: histories, weighting: .recency))
    let anchor = Anchor(at: FSRSParameters.defaults)
    let alone = Objective(set, anchor: anchor).value(at: FSRSParameters.defaults)
    let shared = Objective(set, anchor: anchor, crew: Crew(size: size))
      .value(at: FSRSParameters.defaults)
    #expect(alone.value == shared.value)
    #expect(alone.gradient == shared.gradient)
  }

  @Test func `the loss is that of the memory model that schedules`() throws {
    let histories = ReviewHistories(SimulatedLog(reviews: 900, items: 50, seed: 9))
    let choice = ScoredReviews(of: histories, weighting: .equal)
    let fsrs = FSRS(FSRSParameters())
    let scores = try #require(Scores(Predictions(histories, choice, by: fsrs)))
    let objective = Objective(
      TrainingSet(histories, choice),
      anchor: Anchor(at: FSRSParameters.defaults)
    )
    let loss = objective.value(at: FSRSParameters.defaults).value / Double(scores.count)
    #expect(abs(loss - scores.logLoss) < 1e-12)
  }
}
