import Core
import Quizzing
import Scheduling
import Testing

/// Sessions during which the clock of the wall is set.
struct ClockSessionTests {
  private func begin(at start: String) throws -> Learner {
    var learner = Learner([Sample.item("a"), Sample.item("b")])
    learner.move(to: try #require(Moment(start)))
    return learner
  }

  @Test(arguments: [
    ("2026-03-29T01:59:30+01:00", "2026-03-29T03:00:30+02:00"),
    ("2026-10-25T02:59:30+02:00", "2026-10-25T02:00:30+01:00"),
    ("2026-11-30T12:00:00-12:00", "2026-12-01T14:01:00+14:00"),
  ])
  func `a step is up after its minute, whatever the wall says`(
    start: String,
    minuteLater: String
  ) throws {
    var learner = try begin(at: start)
    learner.pace = 0
    #expect(learner.question()?.unit.text == "a")
    learner.answer(.again)
    let later = try #require(Moment(minuteLater))
    #expect(later.instant == learner.now.instant.adding(seconds: 60))
    learner.move(to: later)
    let next = learner.question()
    let question = try #require(next)
    #expect(question.unit.text == "a")
    #expect(question.occasion == .step)
  }

  @Test(arguments: [
    ("2026-03-29T01:59:30+01:00", "2026-03-29T03:00:30+02:00"),
    ("2026-10-25T02:59:30+02:00", "2026-10-25T02:00:30+01:00"),
  ])
  func `a night in which the wall's clock is set is one study day`(
    start: String,
    later: String
  ) throws {
    var learner = try begin(at: start)
    learner.pace = 0
    learner.answer(.again)
    let day = learner.day
    learner.move(to: try #require(Moment(later)))
    #expect(learner.day == day)
    learner.answer(.good)
    #expect(learner.progress.days.mapValues(\.answers) == [day: 2])
    #expect(learner.progress.days[day]?.newItems == 1)
  }

  @Test func `in a session under a clock set back each item is asked once, steps aside`() throws {
    var learner = try begin(at: "2026-11-30T10:00:00Z")
    learner.know("a", dueIn: 2)
    learner.move(to: try #require(Moment("2025-11-30T10:00:00Z")))
    learner.options.plan = [Sample.id("a"), Sample.id("b")]
    #expect(learner.answerAll(.easy, most: 10).sorted() == ["a", "b"])
  }
}
