import Core
import Quizzing
import Scheduling
import Testing

/// What a session makes of what another one recorded meanwhile.
struct OtherSessionTests {
  private static let letters = ["a", "b", "c", "d"]

  private func begun() -> Learner {
    var learner = Learner(Self.letters.map { Sample.item($0) })
    #expect(learner.question()?.unit.text == "a")
    return learner
  }

  @Test func `what was answered elsewhere is asked no more`() {
    var learner = begun()
    learner.know("b", dueIn: 3)
    learner.know("c", dueIn: 3)
    learner.takeOver()
    #expect(learner.question()?.unit.text == "a")
    #expect(learner.answerAll(.easy) == ["a", "d"])
  }

  @Test(arguments: [EventKind.suspend, .bury])
  func `what was set aside elsewhere is asked no more`(kind: EventKind) {
    var learner = begun()
    learner.log(kind, "b", due: .day(learner.day.adding(1)))
    learner.takeOver()
    #expect(learner.answerAll(.easy) == ["a", "c", "d"])
  }

  @Test func `what was begun elsewhere counts for the day's limit`() {
    var learner = Learner(Self.letters.map { Sample.item($0) })
    learner.settings.newPerDay = 3
    #expect(learner.question()?.unit.text == "a")
    learner.know("d", dueIn: 3)
    learner.know("c", dueIn: 3)
    learner.takeOver()
    #expect(learner.answerAll(.easy) == ["a"])
    #expect(learner.end() == .dayLimit(next: learner.day.adding(1)))
  }

  @Test func `a step that was left elsewhere is asked here when it is up`() {
    var learner = begun()
    learner.log(
      .review,
      "b",
      rating: .again,
      due: .instant(learner.now.instant.adding(seconds: 60))
    )
    learner.takeOver()
    #expect(learner.answerAll(.easy) == ["a", "c", "b", "d"])
  }

  @Test func `an answer to what was answered elsewhere goes on from there`() throws {
    var learner = begun()
    learner.pace = 0
    let question = learner.question()
    let told = try #require(question?.previews[.good])
    learner.know("a", .easy, dueIn: 8)
    learner.takeOver()
    let given = try #require(
      learner.session?.answer(.good, milliseconds: 0, at: learner.now, on: learner.day).first
    )
    #expect(given.due != told.due)
    learner.store([given])
    #expect(learner.progress[Sample.id("a")].phase == .review)
    #expect(learner.progress[Sample.id("a")].reps == 2)
    #expect(learner.progress.days[learner.day]?.newItems == 1)
  }
}
