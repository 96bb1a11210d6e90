import Core
import Quizzing
import Scheduling
import Testing

struct StudyUnitTests {
  @Test func `cloze numbers of one text come one a day`() {
    var learner = Learner([
      Sample.cloze("text#c1"), Sample.cloze("text#c2"), Sample.cloze("text#c3"),
      Sample.cloze("other#c1"),
    ])
    #expect(learner.answerAll(.easy) == ["text#c1", "other#c1"])
    #expect(learner.end() == .nothingDue(next: .day(learner.day.adding(1))))
    learner.start()
    #expect(learner.answerAll(.easy).isEmpty)
    learner.wait(days: 1)
    #expect(learner.answerAll(.easy) == ["text#c2"])
  }

  @Test func `cloze numbers that are due on one day come one a day too`() {
    var learner = Learner([Sample.cloze("text#c1"), Sample.cloze("text#c2")])
    learner.know("text#c1", dueIn: 1)
    learner.know("text#c2", dueIn: 1)
    learner.wait(days: 1)
    #expect(learner.answerAll(.good) == ["text#c1"])
    #expect(learner.end() == .nothingDue(next: .day(learner.day.adding(1))))
  }

  @Test func `a number that was passed over still keeps the others for another day`() {
    var learner = Learner([Sample.cloze("text#c1"), Sample.cloze("text#c2")])
    learner.skip()
    #expect(learner.question() == nil)
  }

  @Test func `steps of a number are asked although another was answered`() {
    var learner = Learner([Sample.cloze("text#c1"), Sample.cloze("text#c2")])
    #expect(learner.answerAll(.good) == ["text#c1", "text#c1"])
  }

  @Test func `variants share the memory of their item`() {
    var learner = Learner([
      Sample.item("base"), Sample.item("form-b", variantOf: "base"),
      Sample.item("form-c", variantOf: "base"),
    ])
    learner.settings.learningSteps = []
    var shown: Set<String> = []
    for _ in 1...3 {
      guard let question = learner.question() else { break }
      #expect(question.unit.text == "base")
      shown.insert(question.item.id.text)
      #expect(learner.answer(.good).first?.textHash == Sample.item("base").textHash)
      #expect(learner.question() == nil)
      learner.wait(days: 400)
    }
    #expect(shown == ["base", "form-b", "form-c"])
    #expect(learner.progress.items.count == 1)
  }

  @Test func `the seed picks the form`() {
    let items = [Sample.item("base"), Sample.item("form", variantOf: "base")]
    let shown = (0..<20 as Range<UInt64>).map { seed in
      var learner = Learner(items)
      learner.seed = seed
      return learner.question()?.item.id.text ?? ""
    }
    #expect(Set(shown) == ["base", "form"])
  }

  @Test func `a variant is asked where only it passes the filter`() {
    var learner = Learner([
      Sample.item("base"), Sample.item("form", level: .staff, variantOf: "base"),
    ])
    learner.options.filter.level = .staff
    #expect(learner.question()?.item.id.text == "form")
  }

  @Test func `of two items with one id the first is used`() {
    var second = Sample.item("a")
    second.title = "second"
    var learner = Learner([Sample.item("a"), second])
    #expect(learner.question()?.item.title == "a")
    #expect(learner.answerAll(.easy) == ["a"])
  }

  @Test func `the first verdict of a study day is a review, and ends the item's day`() {
    var learner = Learner([Sample.exercise("repair")])
    let drafts = learner.answer(.again)
    #expect(drafts.map(\.kind) == [.review])
    #expect(drafts.first?.due == .day(learner.day.adding(1)))
    #expect(learner.end() == .nothingDue(next: .day(learner.day.adding(1))))
  }

  @Test func `a verdict after the first of its study day is an attempt`() {
    var learner = Learner([Sample.exercise("repair")])
    learner.answer(.again)
    let progress = learner.progress[Sample.id("repair")]
    let recorder = AnswerRecorder(learner.scheduler)
    let answer = RatedAnswer(
      unit: Sample.id("repair"),
      kind: .exercise,
      textHash: nil,
      rating: .again,
      milliseconds: -5,
      seed: 1
    )
    let today = recorder.drafts(for: answer, progress: progress, at: learner.now, on: learner.day)
    #expect(today.map(\.kind) == [.attempt])
    #expect(today.first?.due == nil)
    #expect(today.first?.duration == 0)
    let summary = learner.session?.summary
    learner.store(today)
    #expect(learner.session?.summary == summary)
    #expect(learner.progress[Sample.id("repair")] == progress)
    let tomorrow = recorder.drafts(
      for: answer,
      progress: progress,
      at: learner.now,
      on: learner.day.adding(1)
    )
    #expect(tomorrow.map(\.kind) == [.review])
  }
}
