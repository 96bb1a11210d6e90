import Core
import Scheduling
import Testing

struct ProgressApplyTests {
  private let fsrs = FSRS(FSRSParameters())

  @Test func `a first review starts memory and schedule`() {
    var log = LearnerLog()
    log.write(.review, "a") {
      $0.rating = .good
      $0.due = .instant(Instant(milliseconds: 5))
      $0.textHash = "0123456789ab"
    }
    var expected = ItemProgress()
    expected.phase = .learning(step: 1)
    expected.memory = fsrs.replay([PastReview(.good, elapsedDays: 0)])
    expected.due = .instant(Instant(milliseconds: 5))
    expected.firstDay = Day("2026-11-30")
    expected.lastDay = Day("2026-11-30")
    expected.lastInstant = Moment("2026-11-30T10:00:00Z")?.instant
    expected.firstRating = .good
    expected.lastRating = .good
    expected.reps = 1
    expected.textHash = "0123456789ab"
    #expect(log.progress.item("a") == expected)
  }

  struct StepCase: Sendable, CustomTestStringConvertible {
    let ratings: [Rating]
    let phase: ItemProgress.Phase
    var testDescription: String { ratings.map(\.name).joined(separator: ", ") }
  }

  @Test(arguments: [
    StepCase(ratings: [.again], phase: .learning(step: 0)),
    StepCase(ratings: [.hard], phase: .learning(step: 0)),
    StepCase(ratings: [.good], phase: .learning(step: 1)),
    StepCase(ratings: [.good, .hard], phase: .learning(step: 1)),
    StepCase(ratings: [.good, .good], phase: .learning(step: 2)),
    StepCase(ratings: [.good, .good, .again], phase: .learning(step: 0)),
  ])
  func `a due instant is a learning step by the rating`(test: StepCase) {
    var log = LearnerLog()
    for rating in test.ratings { log.review("a", rating, seconds: 600) }
    #expect(log.progress.item("a").phase == test.phase)
    #expect(log.progress.item("a").interval == 0)
  }

  @Test func `a due day puts the item into review with that interval`() {
    var log = LearnerLog()
    log.review("a", .good, seconds: 600)
    log.review("a", .good, days: 3)
    let item = log.progress.item("a")
    #expect(item.phase == .review)
    #expect(item.interval == 3)
    #expect(item.due == .day(log.today.adding(3)))
  }

  @Test func `a lapse is counted once and its interval kept until the item graduates`() {
    var log = LearnerLog()
    log.review("a", .easy, days: 12)
    log.wait(days: 12)
    log.review("a", .again, seconds: 600)
    #expect(log.progress.item("a").phase == .relearning(step: 0))
    #expect(log.progress.item("a").lapses == 1)
    #expect(log.progress.item("a").lapsedInterval == 12)
    log.review("a", .again, seconds: 600)
    #expect(log.progress.item("a").lapses == 1)
    #expect(log.progress.item("a").lapsedInterval == 12)
    log.review("a", .good, days: 2)
    #expect(log.progress.item("a").phase == .review)
    #expect(log.progress.item("a").lapsedInterval == nil)
  }

  @Test func `again on a new item is no lapse`() {
    var log = LearnerLog()
    log.review("a", .again, seconds: 60)
    log.review("a", .again, seconds: 60)
    #expect(log.progress.item("a").lapses == 0)
  }

  @Test func `memory follows the ratings and study days alone`() {
    var log = LearnerLog()
    log.review("a", .good, days: 2)
    log.wait(days: 2)
    log.review("a", .hard, days: 5)
    log.review("a", .good, days: 5)
    log.wait(days: 9)
    log.review("a", .again, seconds: 600)
    let history = [
      PastReview(.good, elapsedDays: 0),
      PastReview(.hard, elapsedDays: 2),
      PastReview(.good, elapsedDays: 0),
      PastReview(.again, elapsedDays: 9),
    ]
    #expect(log.progress.item("a").memory == fsrs.replay(history))
  }

  @Test func `a due that was moved never feeds back into memory`() {
    let memories = [4, 40].map { reviewsTenDaysApart(interval: $0).progress.item("a").memory }
    #expect(memories[0] == memories[1])
  }

  @Test func `a review without a due is due by FSRS at a retention of nine tenths`() {
    var log = LearnerLog()
    log.write(.review, "a") { $0.rating = .easy }
    let item = log.progress.item("a")
    #expect(item.phase == .review)
    #expect(item.interval == 8)
    #expect(item.due == .day(log.today.adding(8)))
  }

  @Test func `a clock set back by a year leaves the elapsed days at 0`() {
    var log = LearnerLog()
    log.review("a", .good, days: 2)
    log.wait(days: -365)
    log.review("a", .good, days: 2)
    let item = log.progress.item("a")
    let history = [PastReview(.good, elapsedDays: 0), PastReview(.good, elapsedDays: 0)]
    #expect(item.memory == fsrs.replay(history))
    #expect(item.lastDay == Day("2025-11-30"))
    #expect(item.held?.day == Day("2026-11-30"))
  }

  @Test func `attempts and cramming cost time and change nothing else`() {
    var log = LearnerLog()
    log.review("a", .good, days: 2)
    let before = log.progress
    for kind in [EventKind.attempt, .cram] {
      log.write(kind, "a") {
        $0.rating = .again
        $0.duration = 5000
      }
    }
    var expected = before
    expected.days[log.today]?.milliseconds += 10_000
    #expect(log.progress == expected)
  }

  @Test func `lending moves the due alone`() {
    var log = LearnerLog()
    log.review("a", .good, days: 8)
    var expected = log.progress.item("a")
    let later = Due.day(log.today.adding(10))
    log.write(.lent, "a") { $0.due = later }
    expected.due = later
    #expect(log.progress.item("a") == expected)
    log.write(.lent, "a")
    #expect(log.progress.item("a") == expected)
  }

  @Test func `an item is suspended by the learner or as a leech, until resumed`() {
    var log = LearnerLog()
    log.write(.suspend, "a")
    #expect(log.progress.item("a").suspension == .learner)
    log.write(.suspend, "a") { $0.name = "leech" }
    #expect(log.progress.item("a").suspension == .leech)
    log.write(.resume, "a")
    #expect(log.progress.item("a") == ItemProgress())
  }

  @Test func `a buried item comes back on the day told, or the next, or when resumed`() {
    var log = LearnerLog()
    let day = log.today.adding(3)
    log.write(.bury, "a") { $0.due = .day(day) }
    #expect(log.progress.item("a").buriedUntil == day)
    log.write(.bury, "a")
    #expect(log.progress.item("a").buriedUntil == log.today.adding(1))
    log.write(.resume, "a")
    #expect(log.progress.item("a").buriedUntil == nil)
  }

  @Test func `a forgotten item is new again, and what was done stays done`() {
    var log = LearnerLog()
    log.review("a", .good, days: 2)
    log.write(.suspend, "a")
    log.write(.forget, "a")
    var expected = ItemProgress()
    expected.suspension = .learner
    #expect(log.progress.item("a") == expected)
    #expect(log.progress.days[log.today]?.answers == 1)
    log.review("a", .good, days: 2)
    #expect(log.progress.days[log.today]?.newItems == 2)
  }

  @Test func `settings keep the last value, and none takes one away`() {
    var log = LearnerLog()
    for value in ["2026-12-01", "2027-01-15"] { log.set("interview", value) }
    log.set("level", "senior")
    #expect(log.progress.settings == ["interview": "2027-01-15", "level": "senior"])
    log.set("level", nil)
    #expect(log.progress.settings == ["interview": "2027-01-15"])
  }

  @Test func `a study day counts first reviews, later reviews and steps apart`() {
    var log = LearnerLog()
    log.review("a", .again, seconds: 60)
    log.review("a", .good, days: 1)
    log.review("b", .good, days: 1)
    log.review("b", .hard, days: 2)
    var expected = DayTally()
    expected.newItems = 2
    expected.reviews = 1
    expected.answers = 4
    expected.right = 3
    expected.milliseconds = 32_000
    #expect(log.progress.days == [log.today: expected])
  }

  @Test func `a duration below 0 or beyond a day does not count as such`() {
    var log = LearnerLog()
    for duration in [Int.min, Int.max] {
      log.write(.cram, "a") { $0.duration = duration }
    }
    #expect(log.progress.days[log.today]?.milliseconds == 86_400_000)
  }

  @Test func `an item that is set aside can be answered and stays set aside`() {
    var log = LearnerLog()
    log.write(.suspend, "a")
    log.write(.bury, "a")
    log.review("a", .good, days: 2)
    let item = log.progress.item("a")
    #expect(item.phase == .review)
    #expect(item.suspension == .learner)
    #expect(item.buriedUntil == log.today.adding(1))
  }

  @Test(arguments: EventKind.allCases)
  func `an event that tells nothing changes no item and breaks nothing`(kind: EventKind) {
    var log = LearnerLog()
    log.write(kind)
    #expect(log.progress.items.isEmpty)
    #expect(log.progress.settings.isEmpty)
  }

  private func reviewsTenDaysApart(interval: Int) -> LearnerLog {
    var log = LearnerLog()
    log.review("a", .good, days: interval)
    log.wait(days: 10)
    log.review("a", .good, days: interval)
    return log
  }
}

extension LearnerLog {
  fileprivate mutating func set(_ name: String, _ value: String?) {
    write(.setting) {
      $0.name = name
      $0.value = value
    }
  }
}
