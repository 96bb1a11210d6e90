import Core
import Reporting
import Scheduling
import StrictJSON
import Testing

struct DueReportTests {
  @Test func `the keys are those that other programs read`() throws {
    let due = try #require(Learner.sample()).report.summary.due
    #expect(
      DueReport.json(due, offset: 3600).text()
        == #"{"schema":1,"due":3,"overdue":1,"learning":1,"new":1,"minutes":2,"next":null}"#
    )
    #expect(DueReport.keys.map(\.path) == DueReport.json(due, offset: 0).object?.members.map(\.key))
  }

  @Test func `next is a day, or an instant with the learner's offset`() throws {
    var learner = try #require(Learner(on: "2026-11-30"))
    learner.knows("a")
    learner.answered("a", .good, daysAgo: 0, interval: 2)
    #expect(next(learner) == "2026-12-02")
    var input = learner.input
    let later = input.moment.instant.adding(seconds: 7200)
    if let id = ItemID("a") { input.progress.items[id]?.due = .instant(later) }
    #expect(
      DueReport.json(Report(input).summary.due, offset: 3600)["next"]
        == "2026-11-30T12:00:00.000+01:00"
    )
  }

  private func next(_ learner: Learner) -> JSONValue? {
    DueReport.json(learner.report.summary.due, offset: 3600)["next"]
  }
}
