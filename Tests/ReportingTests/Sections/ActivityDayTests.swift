import Core
import Reporting
import Scheduling
import Testing

struct ActivityDayTests {
  @Test func `a failed exercise is one answer, and its further runs are extra`() throws {
    var learner = try #require(Learner(on: "2026-11-30"))
    learner.answered("a", .again, daysAgo: 0)
    learner.did(.attempt, "a", .again, daysAgo: 0)
    learner.did(.attempt, "a", .good, daysAgo: 0)
    let day = try #require(learner.report.activity.first)
    #expect(day.answers == Share(right: 0, of: 1))
    #expect(day.practice == 2)
    #expect(day.newItems == 1)
    #expect(day.milliseconds == 60_000)
  }

  @Test func `an item is new once, and again after it was forgotten on purpose`() throws {
    var learner = try #require(Learner(on: "2026-11-30"))
    learner.answered("a", .again, daysAgo: 2)
    learner.answered("a", .good, daysAgo: 2, interval: 1)
    learner.did(.forget, "a", daysAgo: 1)
    learner.answered("a", .good, daysAgo: 1)
    #expect(learner.report.activity.map(\.newItems) == [1, 1])
  }

  @Test func `setting aside and settings are no activity`() throws {
    var learner = try #require(Learner(on: "2026-11-30"))
    for kind in [EventKind.suspend, .resume, .bury, .lent, .setting] {
      learner.did(kind, "a", daysAgo: 0)
    }
    #expect(learner.report.activity == [])
  }

  @Test func `no single answer takes longer than a day, or less than nothing`() throws {
    var learner = try #require(Learner(on: "2026-11-30"))
    learner.answered("a", .good, daysAgo: 1, milliseconds: .max)
    learner.answered("a", .good, daysAgo: 0, milliseconds: -5)
    #expect(learner.report.activity.map(\.milliseconds) == [86_400_000, 0])
  }

  @Test func `one answer before midnight and one after make a streak of two`() throws {
    let before = try #require(Moment("2026-11-29T23:58:00+01:00"))
    let after = try #require(Moment("2026-11-30T04:03:00+01:00"))
    let drafts = [before, after].map { moment in
      var draft = EventDraft(
        .review,
        at: moment,
        on: moment.studyDay(rollover: 4),
        item: ItemID("a")
      )
      draft.rating = .good
      return draft
    }
    var input = try #require(Learner(on: "2026-11-30")).input
    input.events = drafts.enumerated().map { index, draft in
      Event(id: EventID(device: "a1", sequence: index + 1), content: draft)
    }
    input.progress = .folding(input.events, using: input.fsrs)
    #expect(Report(input).summary.streak.current == 2)
    #expect(Report(input).activity.map(\.day.description) == ["2026-11-29", "2026-11-30"])
  }

  @Test func `the night when clocks change leaves no day empty and none twice`() throws {
    let summer = try #require(Moment("2026-10-24T04:30:00+02:00"))
    let winter = try #require(Moment("2026-10-25T04:30:00+01:00"))
    #expect(summer.studyDay(rollover: 4).description == "2026-10-24")
    #expect(winter.studyDay(rollover: 4) == summer.studyDay(rollover: 4).adding(1))
  }
}
