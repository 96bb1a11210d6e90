import Core
import Quizzing
import Scheduling
import Testing

struct DrillLimitTests {
  private static func items(_ count: Int) -> [Item] {
    (1...count).map { Sample.item("item-\($0)") }
  }

  @Test func `ten items a study day are new, counted across restarts`() {
    var learner = Learner(Self.items(25))
    #expect(learner.answerAll(.easy, most: 6).count == 6)
    learner.start()
    #expect(learner.answerAll(.easy).count == 4)
    learner.start()
    #expect(learner.end() == .dayLimit(next: learner.day.adding(1)))
    learner.wait(days: 1)
    learner.start()
    #expect(learner.answerAll(.easy).count == 10)
  }

  @Test func `a session that runs past the rollover has the next day's limits`() {
    var learner = Learner(Self.items(25))
    learner.wait(seconds: 17 * 3600 + 55 * 60)
    let today = learner.day
    #expect(learner.answerAll(.easy).count == 19)
    #expect(learner.progress.days[today]?.newItems == 9)
    #expect(learner.progress.days[today.adding(1)]?.newItems == 10)
  }

  @Test func `the learner's number of new items replaces the setting's`() {
    var learner = Learner(Self.items(25))
    learner.options.newPerDay = 3
    #expect(learner.answerAll(.easy).count == 3)
    learner.start()
    #expect(learner.answerAll(.easy).isEmpty)
  }

  @Test func `without new items nothing is held back`() {
    var learner = Learner(Self.items(3))
    learner.options.newPerDay = 0
    #expect(learner.end() == .nothingDue(next: nil))
  }

  @Test func `a climb begins no more new items than the day has room for`() {
    var learner = Learner(
      (1...4).map { number in
        Sample.item("item-\(number)", after: number > 1 ? "item-\(number - 1)" : nil)
      }
    )
    learner.settings.newPerDay = 2
    #expect(learner.answerAll(.easy) == ["item-1", "item-2"])
    #expect(learner.end() == .dayLimit(next: learner.day.adding(1)))
  }

  @Test func `reviews are limited, counted across restarts, and steps are not`() {
    var learner = Learner(Self.items(5))
    learner.settings.reviewsPerDay = 3
    for item in learner.items { learner.know(item.id.text, dueIn: 1) }
    learner.wait(days: 1)
    #expect(learner.answerAll(.good, most: 2).count == 2)
    learner.start()
    #expect(learner.answerAll(.again, most: 3) == ["item-3", "item-3", "item-3"])
    learner.answer(.good)
    #expect(learner.end() == .dayLimit(next: learner.day.adding(1)))
  }

  @Test func `a total holds for new items and reviews together, across restarts`() {
    var learner = Learner(Self.items(9))
    learner.settings.totalPerDay = 4
    for name in ["item-1", "item-2", "item-3"] { learner.know(name, dueIn: 1) }
    learner.wait(days: 1)
    #expect(learner.question()?.total == 4)
    #expect(learner.answerAll(.good, most: 2) == ["item-1", "item-2"])
    learner.start()
    #expect(learner.answerAll(.easy) == ["item-3", "item-4"])
    #expect(learner.end() == .dayLimit(next: learner.day.adding(1)))
    learner.start()
    #expect(learner.end() == .dayLimit(next: learner.day.adding(1)))
  }

  @Test func `a total of nothing asks nothing and promises nothing`() {
    var learner = Learner(Self.items(2))
    learner.settings.totalPerDay = 0
    #expect(learner.end() == .nothingDue(next: nil))
  }

  @Test func `the session's own limit counts answers, those to learning steps too`() {
    var learner = Learner(Self.items(9))
    learner.options.questionLimit = 2
    #expect(
      learner.transcript(["again", "easy", "easy"]) == """
        10:00:00 item-1 new 1/2: again
        10:00:30 item-2 new 2/2: easy
        10:01:00 the session's limit
        """
    )
  }

  @Test func `minutes end the session after the answer that spends them`() {
    var learner = Learner(Self.items(9))
    learner.options.minutes = 2
    learner.pace = 50
    #expect(learner.answerAll(.easy).count == 3)
    #expect(learner.end() == .timeUp)
  }

  struct Filtered: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var filter: ItemFilter
    var asked: [String]
  }

  @Test(arguments: [
    Filtered(
      testDescription: "a topic matches whole segments",
      filter: ItemFilter(topics: [Topic("ownership")].compactMap(\.self)),
      asked: ["lend", "own"]
    ),
    Filtered(
      testDescription: "several topics",
      filter: ItemFilter(topics: [Topic("ownership/lend"), Topic("own")].compactMap(\.self)),
      asked: ["lend", "other"]
    ),
    Filtered(
      testDescription: "a level matches exactly",
      filter: ItemFilter(level: .senior),
      asked: ["lend"]
    ),
    Filtered(testDescription: "a kind", filter: ItemFilter(kind: .choice), asked: ["pick"]),
    Filtered(
      testDescription: "all at once",
      filter: ItemFilter(
        topics: [Topic("ownership")].compactMap(\.self),
        level: .mid,
        kind: .flashcard
      ),
      asked: ["own"]
    ),
  ])
  func `a filter leaves out what the session is not about`(filtered: Filtered) {
    var learner = Learner([
      Sample.item("lend", level: .senior, topic: "ownership/lend"),
      Sample.item("own", topic: "ownership"),
      Sample.item("other", topic: "own"),
      Sample.choice("pick"),
    ])
    learner.options.filter = filtered.filter
    #expect(learner.answerAll(.easy).sorted() == filtered.asked.sorted())
  }
}
