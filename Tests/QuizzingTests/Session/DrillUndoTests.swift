import Core
import Quizzing
import Scheduling
import Testing

struct DrillUndoTests {
  @Test func `an answer taken back is asked again at once, again and again`() {
    var learner = Learner([Sample.item("a"), Sample.item("b"), Sample.item("c")])
    #expect(
      learner.transcript(["again", "good", "undo", "undo", "easy", "easy", "easy"]) == """
        10:00:00 a new 1/3: again
        10:00:30 b new 2/4: good
        10:01:00 c new 3/5: undo
        10:01:00 b new 2/4: undo
        10:01:00 a new 1/3: easy
        10:01:30 b new 2/3: easy
        10:02:00 c new 3/3: easy
        10:02:30 nothing due, next 2026-12-06
        """
    )
  }

  @Test func `undo leaves the progress from before the answer`() {
    var learner = Learner([Sample.item("a"), Sample.item("b", after: "a")])
    learner.know("a", dueIn: 3)
    learner.wait(days: 3)
    let progress = learner.progress
    let question = learner.question()
    learner.answer(.again)
    learner.undo()
    #expect(learner.progress == progress)
    #expect(learner.session?.summary == DrillSummary())
    #expect(learner.question()?.unit == question?.unit)
    #expect(learner.question()?.previews.keys == question?.previews.keys)
  }

  @Test func `a leech's answer taken back is no lapse, suspends nothing and is asked again`() {
    var learner = Learner([Sample.item("a"), Sample.item("b", after: "a"), Sample.item("c")])
    learner.settings.leechLapses = 1
    learner.know("a", dueIn: 3)
    learner.know("b", dueIn: 3)
    learner.wait(days: 3)
    _ = learner.question()
    let before = learner.progress
    let drafts = learner.answer(.again)
    let unit = drafts.first?.item
    #expect(drafts.map(\.kind) == [.review, .suspend])
    #expect(learner.session?.summary.leeches == [unit].compactMap(\.self))
    #expect(learner.question()?.unit != unit)
    learner.undo()
    #expect(learner.progress == before)
    #expect(learner.session?.summary == DrillSummary())
    #expect(learner.question()?.unit == unit)
    learner.answer(.good)
    #expect(unit.map { learner.progress[$0].lapses } == 0)
  }

  @Test func `an answer that lends and is taken back lends nothing`() {
    var learner = Learner([Sample.item("a"), Sample.item("b", after: "a")])
    learner.know("b", dueIn: 1)
    learner.know("a", .easy, dueIn: 2)
    learner.wait(days: 2)
    learner.options.filter.ids = [Sample.id("b"), Sample.id("a")]
    let before = learner.progress
    #expect(learner.answer(.easy).map(\.kind) == [.review, .lent])
    learner.undo()
    #expect(learner.progress == before)
    #expect(learner.session?.summary.lent.isEmpty == true)
  }

  @Test func `a climb goes on after an answer in it was taken back`() {
    var learner = Learner([
      Sample.item("one"), Sample.item("other"), Sample.item("two", after: "one"),
      Sample.item("three", after: "two"),
    ])
    #expect(
      learner.transcript(["easy", "hard", "undo", "easy", "easy"]) == """
        10:00:00 one new 1/2: easy
        10:00:30 two new 2/3: hard
        10:01:00 three new 3/5: undo
        10:01:00 two new 2/3: easy
        10:01:30 three new 3/4: easy
        10:02:00 asks other
        """
    )
  }

  @Test(arguments: ["bury", "suspend"])
  func `what was set aside and taken back is asked again at once`(wish: String) {
    var learner = Learner([Sample.item("a"), Sample.item("b")])
    #expect(
      learner.transcript([wish, "undo", "easy"]) == """
        10:00:00 a new 1/2: \(wish)
        10:00:00 b new 1/1: undo
        10:00:00 a new 1/2: easy
        10:00:30 asks b
        """
    )
  }

  @Test func `a hint still counts after the answer was taken back`() {
    var learner = Learner([Sample.item("a", hints: ["look"])])
    #expect(learner.hint() == Markdown("look"))
    #expect(learner.hint() == nil)
    #expect(learner.session?.help == .hint)
    learner.showSolution()
    #expect(learner.session?.help == .solution)
    learner.answer(.easy)
    #expect(learner.session?.help == AnswerHelp.none)
    learner.undo()
    #expect(learner.session?.help == .solution)
  }

  @Test func `what was passed over stays so when an earlier answer is taken back`() {
    var learner = Learner([Sample.item("a"), Sample.item("b"), Sample.item("c")])
    #expect(
      learner.transcript(["easy", "skip", "undo", "easy"]) == """
        10:00:00 a new 1/3: easy
        10:00:30 b new 2/3: skip
        10:00:30 c new 2/2: undo
        10:00:30 a new 1/2: easy
        10:01:00 asks c
        """
    )
  }

  @Test func `practice taken back is asked again, and what failed before it still comes back`() {
    var learner = Learner([Sample.item("a"), Sample.item("b")])
    learner.options.mode = .cram
    #expect(
      learner.transcript(["again", "again", "undo", "good", "good"]) == """
        10:00:00 a cram 1/2: again
        10:00:30 b cram 2/3: again
        10:01:00 a cram 3/4: undo
        10:01:00 b cram 2/3: good
        10:01:30 a cram 3/3: good
        10:02:00 nothing due, next 2026-11-30
        """
    )
  }

  @Test func `an event from before the session is taken back too`() {
    var learner = Learner([Sample.item("a"), Sample.item("b"), Sample.item("c")])
    learner.know("b", dueIn: 5)
    #expect(learner.question()?.unit.text == "a")
    learner.undo()
    #expect(learner.answerAll(.easy) == ["b", "a", "c"])
  }

  @Test func `an item that was not asked cannot be hinted at`() {
    var learner = Learner([])
    #expect(learner.hint() == nil)
    #expect(learner.answer(.good).isEmpty)
  }
}
