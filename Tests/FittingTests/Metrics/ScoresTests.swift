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

  @Test func `scores are what a hand computes`() throws {
    // With the default parameters R = (1 + 0.98034649 t / S)^-0.1542, and S = 2.3065 after good, 8.2956
    // after easy, 0.212 after again: 0.88094796 for three days, 0.88665722 for ten, 0.76619573 for one.
    let scores = try #require(
      score([
        [(0, .good), (3, .good)], [(0, .easy), (10, .again)], [(0, .again), (1, .hard)],
      ])
    )
    #expect(scores.count == 3)
    #expect(abs(scores.recall - 2.0 / 3) < 1e-12)
    // −(ln 0.88094796 + ln 0.11334278 + ln 0.76619573) / 3
    #expect(abs(scores.logLoss - 0.85680432) < 1e-7)
    // Three days and one share a bin, in which the mean is off by (0.11905204 + 0.23380427) / 2; ten
    // days are one of their own: √((2 · 0.17642816² + 0.88665722²) / 3)
    #expect(abs(scores.binnedError - 0.53179408) < 1e-7)
    // The wrong one has the highest prediction of all.
    #expect(scores.ranking == 0)
  }

  @Test func `alike reviews of which half are right are off by what is predicted less a half`()
    throws
  {
    let items = [Rating.good, .again, .hard, .again].map { [(0, Rating.good), (2, $0)] }
    // (1 + 0.98034649 · 2 / 2.3065)^-0.1542 = 0.90949326, in one bin.
    let scores = try #require(score(items))
    #expect(abs(scores.binnedError - 0.40949326) < 1e-7)
    #expect(scores.ranking == 0.5)
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
