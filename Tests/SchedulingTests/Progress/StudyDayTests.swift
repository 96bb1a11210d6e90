import Core
import Scheduling
import Testing

/// What becomes of memory and tallies when clocks, zones and settings change.
struct StudyDayTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let first: String
    let second: String
    let elapsed: Int
    var testDescription: String { name }
  }

  @Test(arguments: [
    Case(
      name: "the night belongs to the day before",
      first: "2026-11-30T04:00:00-05:00",
      second: "2026-12-01T01:00:00-05:00",
      elapsed: 0
    ),
    Case(
      name: "two hours across the rollover",
      first: "2026-11-30T03:00:00-05:00",
      second: "2026-11-30T05:00:00-05:00",
      elapsed: 1
    ),
    Case(
      name: "a journey east",
      first: "2026-11-30T22:00:00+01:00",
      second: "2026-12-01T20:00:00+09:00",
      elapsed: 1
    ),
    Case(
      name: "a journey west across the date line",
      first: "2026-12-01T08:00:00+09:00",
      second: "2026-11-30T20:00:00-08:00",
      elapsed: 0
    ),
    Case(
      name: "a minute across the rollover at -12:00",
      first: "2026-11-30T03:59:30-12:00",
      second: "2026-11-30T04:00:30-12:00",
      elapsed: 1
    ),
    Case(
      name: "a minute across the rollover at +14:00",
      first: "2026-11-30T03:59:30+14:00",
      second: "2026-11-30T04:00:30+14:00",
      elapsed: 1
    ),
    Case(
      name: "half an hour from -12:00 to +14:00",
      first: "2026-11-30T08:00:00-12:00",
      second: "2026-12-01T10:30:00+14:00",
      elapsed: 1
    ),
    Case(
      name: "half an hour from +14:00 to -12:00",
      first: "2026-12-01T10:00:00+14:00",
      second: "2026-11-30T08:30:00-12:00",
      elapsed: 0
    ),
    Case(
      name: "29 February",
      first: "2028-02-28T10:00:00Z",
      second: "2028-03-01T10:00:00Z",
      elapsed: 2
    ),
    Case(
      name: "summer time ends, 25 hours",
      first: "2026-10-25T04:30:00+02:00",
      second: "2026-10-26T04:30:00+01:00",
      elapsed: 1
    ),
    Case(
      name: "summer time begins, 23 hours",
      first: "2026-03-28T04:30:00+01:00",
      second: "2026-03-29T04:30:00+02:00",
      elapsed: 1
    ),
    Case(
      name: "a clock set back by a year",
      first: "2026-11-30T10:00:00Z",
      second: "2025-11-30T10:00:00Z",
      elapsed: 0
    ),
  ])
  func `the days between two reviews are study days, never below 0`(test: Case) throws {
    var log = LearnerLog(from: test.first)
    log.review("a", .good, days: 1)
    log.moment = try #require(Moment(test.second))
    #expect(log.progress.item("a").elapsedDays(on: log.today) == test.elapsed)
    log.review("a", .good, days: 1)
    let history = [
      PastReview(.good, elapsedDays: 0), PastReview(.good, elapsedDays: test.elapsed),
    ]
    #expect(log.progress.item("a").memory == FSRS(FSRSParameters()).replay(history))
  }

  @Test func `the day of a review is the one the log says, whatever the rollover is now`() throws {
    var log = LearnerLog(from: "2026-12-01T03:00:00Z")
    log.write(.review, "a") {
      $0.rating = .good
      $0.day = Day(number: 20_786)
    }
    #expect(log.progress.days.keys.map(\.number) == [20_786])
    #expect(log.progress.item("a").lastDay?.number == 20_786)
  }

  @Test
  func `an item first answered under a clock a year back counts from where the clock had been`()
    throws
  {
    var log = LearnerLog()
    log.review("a", .good, days: 2)
    log.wait(days: -365)
    log.review("b", .good, days: 2)
    let state = log.progress.item("b")
    // Under the wrong clock alone nothing has passed; once it is right, two days have.
    #expect(state.elapsedDays(on: log.today.adding(1)) == 1)
    log.wait(days: 367)
    #expect(state.elapsed(at: log.moment.instant, on: log.today).studyDays == 2)
    #expect(abs(state.elapsed(at: log.moment.instant, on: log.today).days - 2) < 0.01)
    log.review("b", .good, days: 9)
    let history = [PastReview(.good, elapsedDays: 0), PastReview(.good, elapsedDays: 2)]
    #expect(log.progress.item("b").memory == FSRS(FSRSParameters()).replay(history))
    #expect(log.progress.item("b").held == nil)
  }

  @Test func `a clock that was a year ahead for one session stops no item afterwards`() {
    var log = LearnerLog()
    log.review("a", .good, days: 2)
    log.wait(days: 365)
    log.review("b", .good, days: 2)
    log.wait(days: -363)
    log.review("a", .good, days: 5)
    #expect(log.progress.item("a").memory == FSRS(FSRSParameters()).replay(twoDaysApart))
    log.wait(days: 5)
    #expect(log.progress.item("a").elapsedDays(on: log.today) == 5)
  }

  private var twoDaysApart: [PastReview] {
    [PastReview(.good, elapsedDays: 0), PastReview(.good, elapsedDays: 2)]
  }

  @Test func `what a day's reviews were stays on the day the log says, whatever the clock was`() {
    var log = LearnerLog()
    log.review("a", .good, days: 2)
    log.wait(days: -365)
    let day = log.today
    log.review("b", .good, days: 2)
    #expect(log.progress.days[day]?.answers == 1)
    #expect(log.progress.item("b").lastDay == day)
    #expect(log.progress.item("b").firstDay == day)
  }

  @Test func `a clock that was a year back for one session does not stretch the next interval`() {
    var log = LearnerLog()
    log.review("a", .good, days: 2)
    log.wait(days: -365)
    log.review("a", .good, days: 2)
    log.wait(days: 367)
    #expect(log.progress.item("a").elapsedDays(on: log.today) == 2)
  }
}
