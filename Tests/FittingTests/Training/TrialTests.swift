import Core
import Fitting
import Scheduling
import Testing
import TestSupport

struct TrialTests {
  private let crew = Crew(size: 2)

  @Test func `parameters are fitted that predict a learner better than the defaults`() throws {
    let log = SimulatedLog(reviews: 2500, items: 120, seed: 21)
    let trial = try run(ReviewHistories(log), against: FSRSParameters())
    #expect(trial.isBetter)
    #expect(trial.newScores.logLoss < trial.oldScores.logLoss)
    #expect(trial.newScores.count == trial.oldScores.count)
    let count = ScoredReviews.count(of: ReviewHistories(log))
    #expect(trial.trained + trial.newScores.count == count)
  }

  @Test func `what was fitted before is not beaten by itself`() throws {
    let histories = ReviewHistories(SimulatedLog(reviews: 2500, items: 120, seed: 21))
    let first = try run(histories, against: FSRSParameters())
    let second = try run(histories, against: first.new)
    #expect(second.new == first.new)
    #expect(!second.isBetter)
  }

  @Test func `a trial is the same whatever the number of threads`() throws {
    let histories = ReviewHistories(SimulatedLog(reviews: 4000, items: 150, seed: 8))
    let alone = try run(histories, against: FSRSParameters(), Crew(size: 1))
    let shared = try run(histories, against: FSRSParameters(), Crew(size: 3))
    #expect(alone.new == shared.new)
    #expect(alone.newScores == shared.newScores)
  }

  @Test(arguments: [0, 1, 150])
  func `too few reviews are told`(count: Int) {
    let items = (0..<count).map { _ in [(day: 0, rating: Rating.good), (day: 2, rating: .good)] }
    let outcome = Trial.run(
      on: ReviewHistories(items),
      against: FSRSParameters(),
      crew: crew
    )
    guard case .tooFew(count) = outcome else {
      Issue.record("the outcome is \(outcome)")
      return
    }
  }

  @Test(arguments: [0.0, 0.3, 0.7])
  func `a trial that is told to stop stops`(share: Double) {
    let histories = ReviewHistories(SimulatedLog(reviews: 1200, items: 60, seed: 2))
    let outcome = Trial.run(on: histories, against: FSRSParameters(), crew: crew) { $0 < share }
    guard case .stopped = outcome else {
      Issue.record("the outcome is \(outcome)")
      return
    }
  }

  /// Logs as no learner has them.
  struct Odd: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let items: [[(day: Int, rating: Rating)]]
  }

  private static let odd = [
    Odd(testDescription: "all right", items: items(300) { _, step in (step * step, .good) }),
    Odd(testDescription: "all easy", items: items(300) { _, step in (step * 30, .easy) }),
    Odd(testDescription: "all wrong", items: items(300) { _, step in (step, .again) }),
    Odd(testDescription: "all hard", items: items(300) { _, step in (step, .hard) }),
    Odd(testDescription: "one item", items: [(0..<400).map { ($0, $0 % 9 == 0 ? .again : .good) }]),
    Odd(
      testDescription: "ages between reviews",
      items: items(300) { item, step in (step * 3_000_000, item % 2 == 0 ? .again : .good) }
    ),
    Odd(
      testDescription: "many answers a day",
      items: items(150) { item, step in (step / 4, step % 3 == 0 ? .again : .easy) }
    ),
    Odd(
      testDescription: "right after years, wrong after a day",
      items: items(300) { _, step in
        (step / 2 * 4000 + step % 2, step % 2 == 1 ? .again : .good)
      }
    ),
  ]

  private static func items(
    _ count: Int,
    _ review: (Int, Int) -> (day: Int, rating: Rating)
  ) -> [[(day: Int, rating: Rating)]] {
    (0..<count).map { item in (0..<12).map { review(item, $0) } }
  }

  @Test(arguments: odd)
  func `no log leads to parameters or scores that are no numbers`(odd: Odd) throws {
    let trial = try run(ReviewHistories(odd.items), against: FSRSParameters())
    #expect(trial.new.values.allSatisfy { $0.isFinite })
    #expect(trial.new.clips.isEmpty)
    for scores in [trial.oldScores, trial.newScores] {
      #expect(scores.logLoss.isFinite && scores.logLoss >= 0)
      #expect(scores.binnedError.isFinite && scores.binnedError >= 0)
      #expect(scores.ranking.map { (0...1).contains($0) } ?? true)
    }
  }

  private func run(
    _ histories: ReviewHistories,
    against old: FSRSParameters,
    _ crew: Crew = Crew(size: 2)
  ) throws -> Trial {
    let outcome = Trial.run(on: histories, against: old, crew: crew)
    guard case .done(let trial) = outcome else {
      return try #require(nil as Trial?, "the outcome is \(outcome)")
    }
    return trial
  }
}
