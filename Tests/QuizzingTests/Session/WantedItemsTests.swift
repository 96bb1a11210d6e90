import Core
import Quizzing
import Scheduling
import Testing

/// Sessions about certain items in a certain order, whether they are due or not.
struct WantedItemsTests {
  private func learner(_ wanted: String...) -> Learner {
    var learner = Learner([
      Sample.item("opening"), Sample.item("deeper", after: "opening"), Sample.item("new"),
      Sample.item("due"), Sample.item("known"), Sample.item("aside"), Sample.item("later"),
      Sample.exercise("work"),
    ])
    for (item, days) in [("due", 5), ("known", 50), ("aside", 5), ("later", 5)] {
      learner.know(item, dueIn: days)
    }
    learner.wait(days: 5)
    learner.log(.suspend, "aside")
    learner.log(.bury, "later", due: .day(learner.day.adding(1)))
    learner.options.mode = .all
    learner.options.filter.ids = wanted.map(Sample.id)
    return learner
  }

  @Test func `due comes before new and new before known, each in the wished order`() {
    var learner = learner("known", "work", "new", "due", "aside", "later")
    #expect(
      learner.transcript(["good", "good", "easy", "hard"]) == """
        10:00:00 due review 1/4: good
        10:00:30 work new 2/4: good
        10:01:00 new new 3/4: easy
        10:01:30 known cram 4/4: hard
        10:02:00 all were asked
        """
    )
  }

  @Test func `what is due or new is a review, what is not is practice`() {
    var learner = learner("known", "new", "due")
    let before = learner.progress.items
    var kinds: [EventKind?] = []
    while let question = learner.question() {
      kinds.append(learner.answer(.easy).first?.kind)
      if question.unit.text == "known" { break }
    }
    #expect(kinds == [.review, .review, .cram])
    #expect(learner.progress.item("known") == before[Sample.id("known")])
    #expect(learner.progress.item("new").reps == 1)
  }

  @Test func `a follow-up is practice until its opening was answered`() {
    var alone = learner("deeper")
    #expect(
      alone.transcript(["good"]) == """
        10:00:00 deeper cram 1/1 after opening: good
        10:00:30 all were asked
        """
    )
    #expect(alone.progress.item("deeper").phase == .new)
    var both = learner("deeper", "opening")
    #expect(
      both.transcript(["easy", "easy"]) == """
        10:00:00 opening new 1/2: easy
        10:00:30 deeper new 2/2: easy
        10:01:00 all were asked
        """
    )
  }

  @Test func `what the day has no room for is practised, new items only`() {
    var learner = learner("new", "due", "known", "work")
    learner.settings.newPerDay = 1
    learner.settings.reviewsPerDay = 0
    #expect(
      learner.transcript(["easy", "easy", "easy"]) == """
        10:00:00 new new 1/3: easy
        10:00:30 known cram 2/3: easy
        10:01:00 work cram 3/3: easy
        10:01:30 all were asked
        """
    )
  }

  @Test func `an answer that was again comes back as a step, in practice once more`() {
    var learner = learner("new", "known")
    #expect(
      learner.transcript(["again", "again", "good", "good", "good"]) == """
        10:00:00 new new 1/2: again
        10:00:30 known cram 2/3: again
        10:01:00 known cram 3/4: good
        10:01:30 new step 4/4: good
        10:02:00 new step 5/5: good
        10:02:30 all were asked
        """
    )
  }

  @Test func `a failed exercise is not asked again the same day`() {
    var learner = learner("work", "known")
    #expect(learner.answerAll(.again, most: 1) == ["work"])
    #expect(learner.answerAll() == ["known"])
    #expect(learner.end() == .allAsked)
  }

  @Test func `of a cloze text one number a day is asked`() {
    var learner = Learner([Sample.cloze("text#c1"), Sample.cloze("text#c2")])
    learner.options.mode = .all
    learner.options.filter.ids = [Sample.id("text#c2"), Sample.id("text#c1")]
    #expect(learner.answerAll(.easy) == ["text#c2"])
  }

  @Test func `what was taken back is asked again as it was`() {
    var learner = learner("new", "known", "deeper")
    #expect(
      learner.transcript(["easy", "easy", "undo", "undo", "easy", "bury", "undo", "easy"]) == """
        10:00:00 new new 1/3: easy
        10:00:30 known cram 2/3: easy
        10:01:00 deeper cram 3/3 after opening: undo
        10:01:00 known cram 2/3: undo
        10:01:00 new new 1/3: easy
        10:01:30 known cram 2/3: bury
        10:01:30 deeper cram 2/2 after opening: undo
        10:01:30 known cram 2/3: easy
        10:02:00 asks deeper
        """
    )
  }

  @Test func `items that are not loaded, or all set aside, leave nothing to ask`() {
    var none = learner("stranger")
    #expect(none.end() == .noItems)
    var aside = learner("aside")
    #expect(aside.end() == .allAsked)
  }
}

extension Progress {
  /// Where the item with that id stands.
  fileprivate func item(_ id: String) -> ItemProgress { self[Sample.id(id)] }
}
