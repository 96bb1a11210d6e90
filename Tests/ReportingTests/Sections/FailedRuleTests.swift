import Core
import Reporting
import Scheduling
import Testing

struct FailedRuleTests {
  private func learner() throws -> Learner {
    var learner = try #require(Learner(on: "2026-11-30"))
    learner.knows("a", topic: "one")
    learner.knows("b", topic: "two")
    learner.answered("a", .again, daysAgo: 5, failing: ["old", "often", "often"])
    learner.did(.attempt, "b", .again, daysAgo: 3, failing: ["often", "recent"])
    learner.did(.cram, "b", .again, daysAgo: 2, failing: ["alike"])
    learner.did(.attempt, "b", .again, daysAgo: 3, failing: ["also"])
    learner.did(.attempt, "b", .again, daysAgo: 1, failing: ["undone"])
    learner.undid(daysAgo: 1)
    return learner
  }

  @Test func `the most failed comes first, then the one failed last, then by name`() throws {
    let report = try learner().report
    #expect(report.failedRules.map(\.rule) == ["often", "alike", "also", "recent", "old"])
    #expect(report.failedRules.map(\.failures.count) == [2, 1, 1, 1, 1])
    #expect(report.failedRules.first?.failures.lastDay == report.today.adding(-3))
  }

  @Test func `a report on a topic counts the answers to its items`() throws {
    var input = try learner().input
    input.topic = Topic("one")
    #expect(Report(input).failedRules.map(\.rule) == ["often", "old"])
  }

  @Test func `ten are listed`() throws {
    var learner = try #require(Learner(on: "2026-11-30"))
    learner.did(.attempt, "a", .again, daysAgo: 0, failing: (10...21).map { "rule\($0)" })
    #expect(learner.report.failedRules.map(\.rule) == (10...19).map { "rule\($0)" })
  }
}
