import Core
import Scheduling
import Testing

struct ProgressPaceTests {
  @Test func `without a timed answer an answer takes twenty seconds`() {
    #expect(Progress().millisecondsPerAnswer == 20_000)
    #expect(pace([(answers: 3, milliseconds: 0)]) == 20_000)
    #expect(pace([(answers: 0, milliseconds: 9000)]) == 20_000)
  }

  @Test func `an answer takes the median of the days' averages`() {
    #expect(pace([(20, 80_000), (10, 300_000), (100, 36_000_000)]) == 29_285)
    #expect(pace([(20, 80_000), (10, 300_000)]) == 17_750)
  }

  @Test func `the first few answers say little`() {
    #expect(pace([(1, 6000)]) == 18_727)
    #expect(pace([(10, 60_000)]) == 13_000)
    #expect(pace([(90, 540_000)]) == 7400)
  }

  @Test func `no script's haste and no clock gone wrong makes an estimate useless`() {
    #expect(pace([(answers: 90, milliseconds: 10)]) == 4700)
    #expect(pace([(answers: 1, milliseconds: 86_400_000)]) == 45_454)
  }

  @Test func `days before the last thirty do not count`() {
    let old = Array(repeating: (answers: 1, milliseconds: 90_000), count: 60)
    let recent = Array(repeating: (answers: 1, milliseconds: 7000), count: 30)
    #expect(pace(old + recent) == 10_250)
  }

  @Test func `the pace of a study day is that of the days before it`() {
    var progress = Progress()
    for (day, milliseconds) in [(1, 60_000), (2, 6_000_000)] {
      var tally = DayTally()
      tally.answers = 10
      tally.milliseconds = milliseconds
      progress.days[Day(number: day)] = tally
    }
    #expect(progress.millisecondsPerAnswer(before: Day(number: 1)) == 20_000)
    #expect(progress.millisecondsPerAnswer(before: Day(number: 2)) == 13_000)
    #expect(
      progress.millisecondsPerAnswer(before: Day(number: 3)) == progress.millisecondsPerAnswer
    )
  }

  private func pace(_ days: [(answers: Int, milliseconds: Int)]) -> Int {
    var progress = Progress()
    for (number, day) in days.enumerated() {
      var tally = DayTally()
      tally.answers = day.answers
      tally.milliseconds = day.milliseconds
      progress.days[Day(number: number)] = tally
    }
    return progress.millisecondsPerAnswer
  }
}
