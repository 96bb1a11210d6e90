import Core
import Scheduling
import Testing

struct ProgressFoldingTests {
  private let fsrs = FSRS(FSRSParameters())

  @Test func `an undone review leaves the progress before it`() {
    var log = LearnerLog()
    log.review("a", .good, days: 2)
    let before = log.progress
    let review = log.review("a", .again, seconds: 600)
    #expect(log.progress != before)
    log.undo(review)
    #expect(log.progress == before)
  }

  @Test func `undoing a root takes its consequences and theirs back in one step`() {
    var log = LearnerLog()
    log.review("a", .good, days: 4)
    log.review("b", .good, days: 4)
    let before = log.progress
    let root = log.review("a", .again, seconds: 600)
    let leech = log.write(.suspend, "a") {
      $0.name = "leech"
      $0.reference = root
    }
    log.write(.lent, "b") {
      $0.due = .day($0.day.adding(5))
      $0.reference = leech
    }
    #expect(log.progress.item("a").suspension == .leech)
    #expect(log.progress.item("b").due == .day(log.today.adding(5)))
    log.undo(root)
    #expect(log.progress == before)
  }

  @Test func `undoing a consequence leaves its root`() {
    var log = LearnerLog()
    let root = log.review("a", .again, seconds: 600)
    let leech = log.write(.suspend, "a") {
      $0.name = "leech"
      $0.reference = root
    }
    log.undo(leech)
    #expect(log.progress.item("a").suspension == nil)
    #expect(log.progress.item("a").reps == 1)
  }

  @Test func `undo again and again takes back one event after the other`() {
    var log = LearnerLog()
    let first = log.review("a", .good, days: 2)
    let second = log.review("b", .good, days: 2)
    log.undo(second)
    #expect(log.progress.item("b") == ItemProgress())
    log.undo(first)
    #expect(log.progress == Progress())
  }

  @Test func `a rule's failures are the answers that failed it, and the last one's day`() {
    var log = LearnerLog()
    let answers: [(EventKind, [String])] = [
      (.review, ["b"]), (.attempt, ["a", "b"]), (.cram, ["a", "a"]), (.review, []),
    ]
    var days: [Day] = []
    for (kind, rules) in answers {
      days.append(log.today)
      log.write(kind, "x") {
        $0.rating = .again
        $0.rules = rules
      }
      log.wait(days: 1)
    }
    let expected = [
      "a": RuleFailures(count: 2, lastDay: days[2]), "b": RuleFailures(count: 2, lastDay: days[1]),
    ]
    #expect(log.progress.failures == expected)
    log.write(.forget, "x")
    #expect(log.progress.failures == expected)
    #expect(Progress.folding(log.events + log.events, using: fsrs).failures == expected)
    log.undo(log.events[2].id)
    #expect(
      log.progress.failures == [
        "a": RuleFailures(count: 1, lastDay: days[1]),
        "b": RuleFailures(count: 2, lastDay: days[1]),
      ]
    )
  }

  @Test func `an undo that was taken back takes nothing back`() {
    var log = LearnerLog()
    let review = log.review("a", .good, days: 2)
    let before = log.progress
    let undo = log.undo(review)
    log.undo(undo)
    #expect(log.progress == before)
  }

  @Test func `an undo of itself, of a stranger or of nothing changes nothing`() {
    var log = LearnerLog()
    log.review("a", .good, days: 2)
    let before = log.progress
    log.undo(EventID(device: log.device, sequence: log.events.count + 1))
    log.undo(EventID(device: "zz", sequence: 9))
    log.write(.undo)
    #expect(log.progress == before)
  }

  @Test func `an undone setting has the value before it`() {
    var log = LearnerLog()
    let values = ["mid", "staff"].map { value in
      log.write(.setting) {
        $0.name = "level"
        $0.value = value
      }
    }
    log.undo(values[1])
    #expect(log.progress.settings == ["level": "mid"])
  }

  @Test func `the standing events are those that count, in order`() {
    var log = LearnerLog()
    log.review("a", .good, days: 2)
    let undone = log.review("b", .good, days: 2)
    log.undo(undone)
    log.review("c", .good, days: 2)
    let standing = Progress.standing(log.events.reversed())
    #expect(standing.map(\.id.sequence) == [1, 4])
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `events in any order fold to the same progress`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let events = SampleLog.events(seed: seed)
    let expected = Progress.folding(events, using: fsrs)
    for _ in 0..<5 {
      #expect(Progress.folding(events.shuffled(using: &generator), using: fsrs) == expected)
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `events that are there twice count once`(seed: UInt64) {
    let events = SampleLog.events(seed: seed)
    let twice = Progress.folding(events + events, using: fsrs)
    #expect(twice == Progress.folding(events, using: fsrs))
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `applying the standing events one by one is the fold`(seed: UInt64) {
    let events = SampleLog.events(seed: seed)
    var progress = Progress()
    StandingHistory(of: EventLog(events)).forEach { progress.apply($0, held: $1, using: fsrs) }
    #expect(progress == Progress.folding(events, using: fsrs))
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `replaying an item's reviews gives its stored memory`(seed: UInt64) {
    let events = SampleLog.events(seed: seed)
    let progress = Progress.folding(events, using: fsrs)
    for (item, state) in progress.items {
      #expect(state.memory == fsrs.replay(history(of: item, in: events)))
    }
  }

  private func history(of item: ItemID, in events: [Event]) -> [PastReview] {
    var history: [PastReview] = []
    var last: (day: Day, held: Day?)?
    for event in Progress.standing(events) where event.content.item == item {
      if event.content.kind == .forget { (history, last) = ([], nil) }
      guard event.content.kind == .review, let rating = event.content.rating else { continue }
      let day = event.content.day
      // Where the clock had been set back, days count from where it was, once it is there again.
      let start = last.map { last in last.held.flatMap { $0 <= day ? $0 : nil } ?? last.day } ?? day
      history.append(PastReview(rating, elapsedDays: max(day.days(since: start), 0)))
      let held = held(event, among: events)
      last = (held == nil ? max(last?.day ?? day, day) : day, held)
    }
    return history
  }

  /// The study day of the latest instant that an event's device recorded before it, or its own where
  /// that is later; absent where none is later than the event's instant.
  private func held(_ event: Event, among events: [Event]) -> Day? {
    let before = events.filter {
      $0.id.device == event.id.device && $0.id.sequence < event.id.sequence
    }
    let instants = before.map(\.content.moment.instant)
    guard let latest = instants.max(), event.content.moment.instant < latest else { return nil }
    let days = before.filter { $0.content.moment.instant == latest }.map(\.content.day)
    return (days + [event.content.day]).max()
  }
}
