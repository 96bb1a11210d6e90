import Core
import Quizzing
import Scheduling
import Testing

struct DrillEndTests {
  @Test func `no item at all is told from nothing due`() {
    var learner = Learner([Sample.item("a")])
    learner.options.filter.kind = .audit
    #expect(learner.end() == .noItems)
    learner.options.filter.kind = nil
    learner.know("a", dueIn: 4)
    learner.start()
    #expect(learner.end() == .nothingDue(next: .day(learner.day.adding(4))))
  }

  @Test func `what is set aside is neither asked nor waited for`() {
    var learner = Learner([Sample.item("suspended"), Sample.item("buried"), Sample.item("later")])
    learner.log(.suspend, "suspended")
    learner.log(.bury, "buried", due: .day(learner.day.adding(1)))
    learner.know("later", dueIn: 9)
    #expect(learner.end() == .nothingDue(next: .day(learner.day.adding(1))))
    learner.wait(days: 1)
    #expect(learner.answerAll(.easy) == ["buried"])
  }

  @Test func `a step on a later study day is no reason to wait`() {
    var learner = Learner([Sample.item("a"), Sample.item("b")])
    learner.settings.learningSteps = [100_000]
    let start = learner.now.instant
    learner.know("b", dueIn: 2)
    #expect(learner.answerAll(.again) == ["a"])
    #expect(learner.end() == .nothingDue(next: .instant(start.adding(seconds: 100_030))))
  }

  @Test func `what was passed over does not come back in the session`() {
    var learner = Learner([Sample.item("a"), Sample.item("b")])
    #expect(
      learner.transcript(["skip", "easy"]) == """
        10:00:00 a new 1/2: skip
        10:00:00 b new 1/1: easy
        10:00:30 nothing due, next 2026-12-06
        """
    )
    #expect(learner.events.count == 1)
    learner.start()
    #expect(learner.question()?.unit.text == "a")
  }

  @Test func `burying lasts until the next study day, suspending until it is taken up`() {
    var learner = Learner([Sample.item("a"), Sample.item("b")])
    #expect(
      learner.transcript(["bury", "suspend"]) == """
        10:00:00 a new 1/2: bury
        10:00:00 b new 1/1: suspend
        10:00:00 nothing due, next 2026-12-01
        """
    )
    learner.wait(days: 1)
    #expect(learner.answerAll(.easy) == ["a"])
  }

  @Test func `an item forgotten too often is set aside as a leech`() {
    var learner = Learner([Sample.item("a")])
    learner.settings.relearningSteps = []
    for _ in 1...7 {
      learner.know("a", .again, dueIn: 1)
      learner.wait(days: 1)
    }
    learner.settings.leechLapses = learner.progress[Sample.id("a")].lapses + 1
    #expect(
      learner.transcript(["again"]) == """
        10:00:00 a review 1/1: again, suspend a
        10:00:30 nothing due, next never
        """
    )
    #expect(learner.progress[Sample.id("a")].suspension == .leech)
    #expect(learner.session?.summary.leeches.map(\.text) == ["a"])
  }

  @Test func `the summary counts answers, right ones, time, new items and kinds`() {
    var learner = Learner([Sample.item("a"), Sample.choice("b")])
    learner.answer(.again)
    learner.answer(.easy)
    learner.answer(.hard)
    var expected = DrillSummary()
    expected.answers = 3
    expected.right = 2
    expected.milliseconds = 90_000
    expected.newItems = 2
    expected.kinds = [
      .flashcard: DrillSummary.Tally(answers: 2, right: 1),
      .choice: DrillSummary.Tally(answers: 1, right: 1),
    ]
    #expect(learner.session?.summary == expected)
  }
}
