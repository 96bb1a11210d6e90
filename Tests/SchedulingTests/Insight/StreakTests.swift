import Core
import Scheduling
import Testing

struct StreakTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    /// Days with reviews, counted from today.
    let days: [Int]
    let current: Int
    let longest: Int
    var includesToday = false
    var testDescription: String { name }
  }

  @Test(arguments: [
    Case(name: "nothing yet", days: [], current: 0, longest: 0),
    Case(name: "today alone", days: [0], current: 1, longest: 1, includesToday: true),
    Case(name: "today may still join", days: [-1, -2], current: 2, longest: 2),
    Case(name: "with today", days: [0, -1, -2], current: 3, longest: 3, includesToday: true),
    Case(name: "a day left out", days: [-2, -3], current: 0, longest: 2),
    Case(name: "longer before", days: [0, -2, -3], current: 1, longest: 2, includesToday: true),
    Case(name: "a day ahead, after a journey west", days: [1, -1], current: 1, longest: 1),
  ])
  func `days in a row end today or yesterday`(test: Case) {
    let today = Day(number: 20_787)
    var days: [Day: DayTally] = [:]
    for day in test.days { days[today.adding(day), default: DayTally()].answers = 1 }
    let streak = Streak(of: days, today: today)
    #expect(streak.current == test.current)
    #expect(streak.longest == test.longest)
    #expect(streak.includesToday == test.includesToday)
  }

  @Test func `a day of cramming alone does not count`() {
    var log = LearnerLog()
    log.write(.cram, "a") { $0.duration = 9000 }
    #expect(Streak(of: log.progress.days, today: log.today).current == 0)
  }

  @Test func `reviews before and after the rollover are two days in a row`() {
    var log = LearnerLog(from: "2026-12-01T03:58:00+01:00")
    log.review("a", .good, days: 1)
    log.wait(seconds: 300)
    log.review("b", .good, days: 1)
    #expect(Streak(of: log.progress.days, today: log.today).current == 2)
  }
}
