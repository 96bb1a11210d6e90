import Core
import Testing
import VivaCommands

struct DueTextTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let due: Due
    let wait: String
    let sentence: String

    var testDescription: String { sentence }

    init(_ due: Due, _ wait: String, _ sentence: String) {
      self.due = due
      self.wait = wait
      self.sentence = sentence
    }
  }

  private static let now = Moment(instant: Instant(milliseconds: 1_796_032_800_000), offset: 0)
  private static let today = now.studyDay(rollover: 4)

  private static func later(_ seconds: Int) -> Due {
    .instant(now.instant.adding(seconds: seconds))
  }

  private static func day(_ days: Int) -> Due { .day(today.adding(days)) }

  @Test(arguments: [
    Case(later(-60), "0s", "at once"),
    Case(later(0), "0s", "at once"),
    Case(later(1), "1s", "in 1 second"),
    Case(later(59), "59s", "in 59 seconds"),
    Case(later(60), "1m", "in 1 minute"),
    Case(later(61), "2m", "in 2 minutes"),
    Case(later(600), "10m", "in 10 minutes"),
    Case(later(3599), "60m", "in 60 minutes"),
    Case(later(3600), "1h", "in 60 minutes"),
    Case(later(3601), "2h", "in 61 minutes"),
    Case(later(7140), "2h", "in 119 minutes"),
    Case(later(7141), "2h", "in 2 hours"),
    Case(later(7201), "3h", "in 3 hours"),
    Case(later(43_200), "12h", "in 12 hours"),
    Case(later(172_740), "48h", "in 48 hours"),
    Case(later(172_741), "48h", "in 2 days"),
    Case(later(172_801), "3d", "in 3 days"),
    Case(day(-3), "3d late", "today"),
    Case(day(-1), "1d late", "today"),
    Case(day(0), "0d", "today"),
    Case(day(1), "1d", "tomorrow"),
    Case(day(2), "2d", "in 2 days (2026-12-02)"),
    Case(day(365), "365d", "in 365 days (2027-11-30)"),
  ])
  func `a wait is said in short and in a sentence`(example: Case) {
    #expect(DueText.wait(example.due, from: Self.now, on: Self.today) == example.wait)
    #expect(DueText.sentence(example.due, from: Self.now, on: Self.today) == example.sentence)
  }

  @Test(arguments: [(0, "10:00"), (3600, "11:00"), (-36_000, "00:00"), (20_700, "15:45")])
  func `a time of day is the clock's where the learner is`(offset: Int, expected: String) {
    #expect(DueText.time(Self.now.instant, offset: offset) == expected)
  }

  @Test(arguments: [
    (-5, "0 s"), (0, "0 s"), (999, "0 s"), (1000, "1 s"), (59_999, "59 s"), (60_000, "1 min"),
    (3_599_999, "59 min"), (3_600_000, "1 h 00 min"), (7_500_000, "2 h 05 min"),
  ])
  func `a length has the unit it is felt in`(milliseconds: Int, expected: String) {
    #expect(DueText.length(milliseconds: milliseconds) == expected)
  }
}
