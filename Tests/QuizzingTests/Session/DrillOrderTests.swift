import Core
import Quizzing
import Scheduling
import Testing

struct DrillOrderTests {
  @Test func `under a plan the day's due reviews come before what is new`() {
    var learner = Learner(["a", "b", "c", "d", "e"].map { Sample.item($0) })
    learner.know("c", dueIn: 0)
    learner.know("d", dueIn: 5)
    learner.know("e", dueIn: 0)
    learner.options.plan = ["a", "d", "c", "b", "e"].map { Sample.id($0) }
    // The plan has no time for the last today.
    for id in ["a", "b", "c", "d"] { learner.options.expected[Sample.id(id)] = 30_000 }
    learner.wait(days: 1)
    #expect(learner.answerAll(.easy) == ["c", "a", "d", "b", "e"])
  }

  @Test func `steps that are up come first, then reviews, then new items`() {
    var learner = Learner([
      Sample.item("new"), Sample.item("review"), Sample.item("early-step"), Sample.item("step"),
    ])
    learner.log(.review, "review", rating: .good, due: .day(learner.day))
    learner.log(.review, "step", rating: .again, due: .instant(learner.now.instant))
    learner.log(
      .review,
      "early-step",
      rating: .again,
      due: .instant(learner.now.instant.adding(seconds: 300))
    )
    #expect(
      learner.transcript(["easy", "good", "easy", "easy"]) == """
        10:00:00 step step 1/4: easy
        10:00:30 review review 2/4: good
        10:01:00 new new 3/4: easy
        10:01:30 early-step step 4/4: easy
        10:02:00 nothing due, next 2026-12-02
        """
    )
  }

  @Test func `the review best remembered comes first`() {
    var learner = Learner(["a", "b", "c"].map { Sample.item($0) })
    learner.know("b", .easy, dueIn: 20)
    learner.wait(days: 15)
    learner.know("c", .good, dueIn: 2)
    learner.know("a", .hard, dueIn: 1)
    learner.wait(days: 20)
    #expect(learner.answerAll() == ["b", "c", "a"])
  }

  @Test func `how likely is told by the clock, not by study days`() {
    var learner = Learner(["a", "b"].map { Sample.item($0) })
    learner.wait(seconds: 12 * 3600)
    learner.know("a", dueIn: 1)
    learner.wait(seconds: -11 * 3600)
    learner.know("b", dueIn: 1)
    learner.wait(days: 1)
    #expect(learner.answerAll() == ["a", "b"])
  }

  @Test func `reviews equally well remembered come in load order`() {
    let names = (1...20).map { "item-\($0)" }
    var learner = Learner(names.map { Sample.item($0) })
    for name in names.reversed() { learner.know(name, dueIn: 3) }
    learner.wait(days: 3)
    #expect(learner.answerAll() == names)
  }

  @Test func `an item rated again comes back when its step is up`() {
    var learner = Learner(["a", "b", "c", "d", "e"].map { Sample.item($0) })
    #expect(
      learner.transcript(["again", "easy", "easy", "easy", "easy", "easy"]) == """
        10:00:00 a new 1/5: again
        10:00:30 b new 2/6: easy
        10:01:00 c new 3/6: easy
        10:01:30 a step 4/6: easy
        10:02:00 d new 5/6: easy
        10:02:30 e new 6/6: easy
        10:03:00 nothing due, next 2026-12-02
        """
    )
  }

  @Test func `a step is asked up to twenty minutes early when nothing else is left`() {
    var learner = Learner([Sample.item("a"), Sample.item("b")])
    #expect(
      learner.transcript(["good", "good", "good", "good"]) == """
        10:00:00 a new 1/2: good
        10:00:30 b new 2/3: good
        10:01:00 a step 3/4: good
        10:01:30 b step 4/4: good
        10:02:00 nothing due, next 2026-12-02
        """
    )
  }

  @Test func `a step further ahead ends the session with its time`() {
    var learner = Learner([Sample.item("a")])
    learner.settings.learningSteps = [60, 1800]
    #expect(
      learner.transcript(["good", "good"]) == """
        10:00:00 a new 1/1: good
        10:00:30 next at 10:30:30
        """
    )
  }

  @Test func `new openings come by level`() {
    var learner = Learner([
      Sample.item("staff", level: .staff), Sample.item("senior", level: .senior),
      Sample.item("mid", level: .mid),
    ])
    #expect(learner.answerAll(.easy) == ["mid", "senior", "staff"])
  }

  @Test func `new items of one topic do not come in a long run`() {
    let topics = [("a", 6), ("b", 3), ("c", 1)]
    var learner = Learner(
      topics.flatMap { topic, count in
        (1...count).map { Sample.item("\(topic)-\($0)", topic: topic) }
      }
    )
    let asked = learner.answerAll(.easy).compactMap(\.first)
    #expect(String(asked) == "abcaabaaba")
  }

  @Test func `of each topic the first new item comes first, and code to write last`() {
    var learner = Learner([
      Sample.exercise("a-code"), Sample.item("a-1"), Sample.item("a-2"),
      Sample.item("b-1", topic: "b"), Sample.item("b-2", topic: "b"),
      Sample.item("c-1", topic: "c"),
    ])
    #expect(learner.answerAll(.easy) == ["a-1", "b-1", "c-1", "a-2", "b-2", "a-code"])
  }

  @Test func `a chain begun earlier goes on before a new one is opened`() {
    var learner = Learner([
      Sample.item("other"), Sample.item("opening"),
      Sample.item("follow-up", level: .staff, after: "opening"),
    ])
    learner.know("opening", dueIn: 30)
    #expect(learner.answerAll(.easy) == ["follow-up", "other"])
  }

  @Test func `no item is asked twice except by steps`() {
    let items = (1...9).map { number in
      Sample.item("item-\(number)", after: number % 3 == 0 ? "item-\(number - 1)" : nil)
    }
    var learner = Learner(items)
    #expect(learner.answerAll(.easy).sorted() == items.map(\.id.text))
    learner.start()
    #expect(learner.answerAll(.easy).isEmpty)
  }

  @Test func `the same question stands until it is answered`() {
    var learner = Learner([Sample.item("a"), Sample.item("b")])
    let first = learner.next()
    _ = learner.session?.answer(.good, milliseconds: 10, at: learner.now, on: learner.day)
    #expect(learner.next() == first)
  }
}
