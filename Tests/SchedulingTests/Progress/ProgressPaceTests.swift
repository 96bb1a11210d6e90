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
    #expect(pace([(2, 8000), (1, 30_000), (10, 3_600_000)]) == 30_000)
    #expect(pace([(2, 8000), (1, 30_000)]) == 17_000)
  }

  @Test func `no script's haste and no clock gone wrong makes an estimate useless`() {
    #expect(pace([(answers: 10, milliseconds: 10)]) == 3000)
    #expect(pace([(answers: 1, milliseconds: 86_400_000)]) == 300_000)
  }

  @Test func `days before the last thirty do not count`() {
    let old = Array(repeating: (answers: 1, milliseconds: 90_000), count: 60)
    let recent = Array(repeating: (answers: 1, milliseconds: 7000), count: 30)
    #expect(pace(old + recent) == 7000)
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
