import Core
import Reporting
import Scheduling
import Testing

struct ReportTests {
  @Test func `a topic restricts items, answers and retention to what lies within it`() throws {
    var input = try #require(Learner.sample()).input
    input.topic = Topic("ownership")
    let report = Report(input)
    #expect(report.summary.items == 2)
    #expect(report.topics.map(\.name) == ["ownership/bindings", "ownership"])
    #expect(report.summary.answers == Share(right: 16, of: 18))
    #expect(report.retention.last?.share == Share(right: 13, of: 14))
    #expect(report.exercises.items == 0)
    #expect(report.leeches == [])
  }

  @Test func `a level restricts to exactly that level`() throws {
    var input = try #require(Learner.sample()).input
    input.level = .senior
    #expect(Report(input).levels.map(\.name) == ["senior"])
    #expect(Report(input).summary.items == 2)
  }

  @Test func `a period restricts answers and activity, not what is known`() throws {
    var input = try #require(Learner.sample()).input
    let whole = Report(input)
    input.since = input.today.adding(-1)
    let report = Report(input)
    #expect(report.activity.map(\.day) == [input.today.adding(-1), input.today])
    #expect(report.summary.answers.count == 3)
    #expect(report.summary.known == whole.summary.known)
    #expect(report.retention.map(\.period.name).contains("since 2026-11-29"))
    #expect(report.retention.last == whole.retention.last)
  }

  @Test func `another form of an item is no item of its own`() throws {
    var learner = try #require(Learner(on: "2026-11-30"))
    learner.knows("a")
    learner.knows("a-reworded")
    learner.items[1].variantOf = learner.items[0].id
    #expect(learner.report.summary.items == 1)
  }

  @Test func `an item in no bank is counted apart, and its answers stay in the history`() throws {
    var learner = try #require(Learner(on: "2026-11-30"))
    learner.answered("gone", .good, daysAgo: 1, interval: 1)
    learner.answered("gone", .good, daysAgo: 0, interval: 3)
    #expect(learner.report.orphans == 1)
    #expect(learner.report.summary.answers.count == 2)
    #expect(learner.report.retention[0].share == Share(right: 1, of: 1))
    #expect(learner.report.summary.due.due == 0)
  }

  @Test func `history stays on the day that the log has, whatever rollover and zone say now`()
    throws
  {
    var learner = try #require(Learner.sample())
    let before = learner.report.activity
    var input = learner.input
    input.settings.rollover = 0
    input.moment = Moment(instant: input.moment.instant, offset: -8 * 3600)
    #expect(Report(input).activity == before)
    learner.answered("owner", .good, daysAgo: -3, interval: 1)
    #expect(learner.report.activity.last?.day == learner.today.adding(3))
  }

  @Test func `twenty thousand answers are each counted once`() throws {
    var learner = try #require(Learner(on: "2026-11-30"))
    for number in 0..<1000 { learner.knows("item-\(number)") }
    for round in 0..<20 {
      for number in 0..<1000 {
        learner.answered("item-\(number)", .good, daysAgo: 200 - 10 * round, interval: 10)
      }
    }
    let report = learner.report
    #expect(report.summary.answers.count == 20_000)
    #expect(report.retention.last?.share == Share(right: 19_000, of: 19_000))
  }
}
