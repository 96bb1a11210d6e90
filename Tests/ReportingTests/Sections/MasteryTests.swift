import Core
import Reporting
import Scheduling
import Testing

struct MasteryTests {
  @Test func `known is in review and recalled with at least the target`() throws {
    var learner = try #require(Learner(on: "2026-11-30"))
    for id in ["unseen", "stepping", "fresh", "faded"] { learner.knows(id) }
    learner.answered("stepping", .again, daysAgo: 0)
    learner.answered("fresh", .easy, daysAgo: 1, interval: 8)
    learner.answered("faded", .good, daysAgo: 60, interval: 2)
    let topic = try #require(learner.report.topics.first)
    #expect(topic.items == 4)
    #expect(topic.seen == 3)
    #expect(topic.known == 1)
    #expect(topic.firstAnswers == Share(right: 2, of: 3))
  }

  @Test func `recall is the mean over what was seen, and absent before`() throws {
    var learner = try #require(Learner(on: "2026-11-30"))
    for id in ["a", "b", "c"] { learner.knows(id) }
    #expect(learner.report.topics.first?.recall == nil)
    learner.answered("a", .good, daysAgo: 0, interval: 2)
    learner.answered("b", .good, daysAgo: 3, interval: 2)
    let fsrs = FSRS(FSRSParameters())
    let stability = fsrs.state(after: nil, rated: .good, elapsedDays: 0).stability
    let expected = (1 + fsrs.retrievability(of: stability, after: 3)) / 2
    let recall = try #require(learner.report.topics.first?.recall)
    #expect(abs(recall - expected) < 1e-12)
  }

  @Test func `topics come weakest first, then by name; levels from low to high`() throws {
    var learner = try #require(Learner(on: "2026-11-30"))
    learner.knows("a", topic: "known", level: .staff)
    learner.knows("b", topic: "z-unknown", level: .mid)
    learner.knows("c", topic: nil, level: .senior)
    learner.knows("d", topic: "half", level: .senior)
    learner.knows("e", topic: "half", level: .senior)
    for id in ["a", "d"] { learner.answered(id, .easy, daysAgo: 0, interval: 8) }
    #expect(learner.report.topics.map(\.name) == ["", "z-unknown", "half", "known"])
    #expect(learner.report.levels.map(\.name) == ["mid", "senior", "staff"])
  }
}
