import Core
import Fitting
import Glibc
import Scheduling
import Testing

struct ScoresTests {
  private let fsrs = FSRS(FSRSParameters())

  private func score(_ items: [[(day: Int, rating: Rating)]]) -> Scores? {
    let histories = ReviewHistories(items)
    return Scores(
      Predictions(histories, ScoredReviews(of: histories, weighting: .equal), by: fsrs)
    )
  }

  @Test func `without a prediction there are no scores`() {
    #expect(score([]) == nil)
    #expect(score([[(0, .good)], [(0, .again), (0, .good)]]) == nil)
  }

  @Test func `one review scores by its probability`() throws {
    let recall = fsrs.retrievability(of: FSRSParameters.defaults[2], after: 3)
    let right = try #require(score([[(0, .good), (3, .hard)]]))
    let wrong = try #require(score([[(0, .good), (3, .again)]]))
    #expect(abs(right.logLoss + log(recall)) < 1e-12)
    #expect(abs(wrong.logLoss + log(1 - recall)) < 1e-12)
    #expect(abs(right.binnedError - (1 - recall)) < 1e-12)
    #expect(abs(wrong.binnedError - recall) < 1e-12)
    #expect(right.ranking == nil)
    #expect(wrong.recall == 0)
  }

  /// Two items each: the first with the higher prediction.
  @Test(arguments: [
    (Rating.good, Rating.again, 1.0, 2, 9), (.again, .good, 0, 2, 9), (.good, .again, 0.5, 4, 4),
  ])
  func `the ranking counts pairs in order, ties half`(
    first: Rating,
    second: Rating,
    expected: Double,
    early: Int,
    late: Int
  ) throws {
    let scores = try #require(
      score([[(0, .good), (early, first)], [(0, .good), (late, second)]])
    )
    #expect(scores.ranking == expected)
  }

  @Test func `errors in two directions do not cancel across bins`() throws {
    let same = try #require(
      score(Array(repeating: [(0, .good), (2, .good)], count: 9) + [[(0, .good), (2, .again)]])
    )
    let apart = try #require(
      score(Array(repeating: [(0, .good), (2, .good)], count: 9) + [[(0, .good), (90, .again)]])
    )
    #expect(same.binnedError < apart.binnedError)
  }
}
