import Core
import Reporting
import Testing

struct RetentionRowTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Kind, rating, days ago, interval.
    let events: [(EventKind, Rating, Int, Int)]
    let counted: Share

    init(_ name: String, _ events: [(EventKind, Rating, Int, Int)], _ counted: Share) {
      testDescription = name
      self.events = events
      self.counted = counted
    }
  }

  @Test(arguments: [
    Case("a first answer", [(.review, .good, 3, 2)], Share()),
    Case("a learning step", [(.review, .again, 3, 0), (.review, .good, 3, 1)], Share()),
    Case(
      "a step on a later day",
      [(.review, .good, 3, 0), (.review, .again, 2, 0)],
      Share()
    ),
    Case("a review", [(.review, .good, 3, 1), (.review, .hard, 2, 2)], Share(right: 1, of: 1)),
    Case(
      "a lapse and its relearning",
      [(.review, .good, 5, 1), (.review, .again, 4, 0), (.review, .good, 4, 1)],
      Share(right: 0, of: 1)
    ),
    Case(
      "practice out of turn",
      [(.review, .good, 5, 3), (.cram, .again, 4, 0), (.review, .good, 2, 5)],
      Share(right: 1, of: 1)
    ),
    Case(
      "a further run of an exercise",
      [(.review, .good, 5, 3), (.review, .again, 2, 0), (.attempt, .again, 2, 0)],
      Share(right: 0, of: 1)
    ),
    Case(
      "an item forgotten on purpose",
      [(.review, .good, 5, 3), (.forget, .good, 4, 0), (.review, .good, 2, 3)],
      Share()
    ),
    Case(
      "an item put off because a deeper one was strong",
      [(.review, .good, 9, 4), (.lent, .good, 5, 0), (.review, .good, 3, 8)],
      Share(right: 1, of: 1)
    ),
  ])
  func `counted are reviews of what came back after a day or more`(test: Case) throws {
    var learner = try #require(Learner(on: "2026-11-30"))
    for (kind, rating, daysAgo, interval) in test.events {
      learner.did(kind, "a", rating, daysAgo: daysAgo, interval: interval)
    }
    #expect(learner.report.retention.last?.share == test.counted)
  }

  @Test func `each period ends today and begins on its first day`() throws {
    var learner = try #require(Learner(on: "2026-11-30"))
    learner.answered("a", .good, daysAgo: 400, interval: 1)
    for daysAgo in [399, 365, 364, 30, 29, 7, 6, 1, 0] {
      learner.answered("a", .good, daysAgo: daysAgo, interval: 1)
    }
    let rows = learner.report.retention
    #expect(
      rows.map(\.period.name) == [
        "today", "yesterday", "last 7 days", "last 30 days", "last 365 days", "all",
      ]
    )
    #expect(rows.map(\.share.count) == [1, 1, 3, 5, 7, 9])
    #expect(rows[2].from?.description == "2026-11-24")
    #expect(rows.last?.from == nil)
  }

  @Test func `what was taken back does not count`() throws {
    var learner = try #require(Learner(on: "2026-11-30"))
    learner.answered("a", .good, daysAgo: 2, interval: 1)
    learner.answered("a", .again, daysAgo: 0)
    learner.undid(daysAgo: 0)
    learner.answered("a", .good, daysAgo: 0, interval: 3)
    #expect(learner.report.retention[0].share == Share(right: 1, of: 1))
  }
}
