import Core
import Quizzing
import Scheduling
import Testing

struct CramTests {
  private func learner() -> Learner {
    var learner = Learner([
      Sample.item("new"), Sample.item("due"), Sample.item("far"), Sample.item("near"),
      Sample.item("aside"),
    ])
    learner.know("far", .easy, dueIn: 50)
    learner.know("near", .hard, dueIn: 9)
    learner.know("due", dueIn: 5)
    learner.know("aside", dueIn: 50)
    learner.log(.suspend, "aside")
    learner.wait(days: 5)
    learner.options.mode = .cram
    return learner
  }

  @Test func `practice asks what is not due, the most likely forgotten first, then what is new`() {
    var learner = learner()
    #expect(
      learner.transcript(["good", "good", "good"]) == """
        10:00:00 near cram 1/3: good
        10:00:30 far cram 2/3: good
        10:01:00 new cram 3/3: good
        10:01:30 nothing due, next 2026-12-05
        """
    )
  }

  @Test func `practice is logged and leaves memory and limits as they are`() {
    var learner = learner()
    let before = learner.progress
    let drafts = learner.answer(.again)
    #expect(drafts.map(\.kind) == [.cram])
    #expect(drafts.first?.rating == .again)
    #expect(drafts.first?.due == nil)
    #expect(learner.progress.items == before.items)
    #expect(learner.progress.days[learner.day]?.reviews ?? 0 == 0)
  }

  @Test func `what is not recalled in practice is asked once more at the end`() {
    var learner = learner()
    #expect(learner.answerAll(.good, most: 0).isEmpty)
    learner.answer(.again)
    #expect(learner.answerAll() == ["far", "new", "near"])
  }

  @Test func `practice keeps to the session's limit`() {
    var learner = learner()
    learner.options.questionLimit = 1
    #expect(learner.answerAll() == ["near"])
    #expect(learner.end() == .questionLimit)
  }

  @Test func `practice with nothing left says when something is due`() {
    var learner = Learner([Sample.item("a")])
    learner.options.mode = .cram
    learner.know("a", dueIn: 0)
    #expect(learner.end() == .nothingDue(next: .day(learner.day)))
  }
}
