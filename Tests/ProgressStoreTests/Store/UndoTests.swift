import Core
import ProgressStore
import Scheduling
import TestSupport
import Testing

struct UndoTests {
  @Test func `a session takes back its own last answer, not that of another`() throws {
    let desk = Desk()
    let (first, second) = (try desk.open(), try desk.open())
    let own = try first.record([Examples.review(1)]) + first.record([Examples.review(2)])
    let theirs = try second.record([Examples.review(3)])
    let ids = own.map(\.id)
    #expect(try first.undo(of: ids, at: desk.now, on: Examples.day) == own[1])
    #expect(try first.undo(of: ids, at: desk.now, on: Examples.day) == own[0])
    #expect(try first.undo(of: ids, at: desk.now, on: Examples.day) == nil)
    #expect(try desk.open(.reading).events() == theirs)
    #expect(try first.undo(at: desk.now, on: Examples.day) == theirs[0])
  }

  @Test func `undo sets back all that the answer and its consequences changed`() throws {
    let desk = Desk()
    let store = try desk.open()
    try store.record([Examples.review(1, item: "a")])
    let before = store.progress
    var bury = EventDraft(.bury, at: Examples.moment, on: Examples.day, item: ItemID("b"))
    bury.due = .day(Examples.day.adding(1))
    let root = try store.record([Examples.review(2, item: "a"), bury])[0]
    #expect(try store.undo(at: moment(3), on: Examples.day) == root)
    #expect(store.progress == before)
    #expect(try desk.open(.reading).progress == before)
  }

  @Test(arguments: [false, true])
  func `undo takes a leech's suspension back with the answer`(isLater: Bool) throws {
    let desk = Desk()
    let store = try desk.open()
    try store.record([Examples.review(1, item: "a")])
    let before = store.progress
    var leech = EventDraft(.suspend, at: Examples.moment, on: Examples.day, item: ItemID("a"))
    leech.name = ItemProgress.Suspension.leech.rawValue
    try store.record([Examples.review(2, item: "a"), leech])
    #expect(store.progress.items.values.map(\.suspension) == [.leech])
    if isLater { store.close() }
    let undoing = isLater ? try desk.open() : store
    _ = try undoing.undo(at: moment(3), on: Examples.day)
    #expect(undoing.progress == before)
    #expect(try desk.open(.reading).progress == before)
  }

  @Test(arguments: 0..<12 as Range<UInt64>)
  func `whatever happens under whatever clock, undo restores the exact state before it`(
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    var desk = Desk()
    var store = try desk.open()
    var states = [store.progress]
    for _ in 0..<60 {
      // Days on, or back by up to a year.
      let days = [0, 0, 1, 3, 9, -2, -365].randomElement(using: &generator) ?? 0
      desk.now = Moment(instant: desk.now.instant.adding(seconds: days * 86_400 + 60), offset: 0)
      let day = desk.now.studyDay(rollover: 4)
      switch Int.random(in: 0..<8, using: &generator) {
      case 0, 1:
        guard states.count > 1 else { continue }
        _ = try store.undo(at: desk.now, on: day)
        states.removeLast()
      case 2:
        store.close()
        store = try desk.open()
      default:
        try store.record(drafts(on: day, at: desk.now, &generator))
        states.append(store.progress)
      }
      #expect(store.progress == states.last)
    }
    #expect(try desk.open(.reading).progress == states.last)
    desk.files["/data/progress.json"] = nil
    #expect(try desk.open(.reading).progress == states.last)
    while states.count > 1 {
      states.removeLast()
      _ = try store.undo(at: desk.now, on: desk.now.studyDay(rollover: 4))
      #expect(store.progress == states.last)
    }
  }

  /// An answer, with what follows from it.
  private func drafts(
    on day: Day,
    at moment: Moment,
    _ generator: inout SeededGenerator
  ) -> [EventDraft] {
    let item = ["a", "b", "c"].randomElement(using: &generator).flatMap { ItemID($0) }
    let kinds: [EventKind] = [.review, .review, .review, .attempt, .cram, .bury, .forget]
    let kind = kinds.randomElement(using: &generator) ?? .review
    var root = EventDraft(kind, at: moment, on: day, item: item)
    if [.review, .attempt, .cram].contains(kind) {
      root.rating = Rating.allCases.randomElement(using: &generator) ?? .good
      root.duration = Int.random(in: 0...60_000, using: &generator)
    }
    if kind == .bury { root.due = .day(day.adding(1)) }
    guard kind == .review else { return [root] }
    root.due = .day(day.adding(Int.random(in: 1...20, using: &generator)))
    var suspension = EventDraft(.suspend, at: moment, on: day, item: item)
    suspension.name = ItemProgress.Suspension.leech.rawValue
    var lent = EventDraft(.lent, at: moment, on: day, item: ItemID("c"))
    lent.due = .day(day.adding(3))
    let others = [[suspension], [lent], [suspension, lent], [], []]
    return [root] + (others.randomElement(using: &generator) ?? [])
  }

  @Test(arguments: [false, true])
  func `undo takes the failures back that the answer counted`(isLater: Bool) throws {
    let desk = Desk()
    let store = try desk.open()
    var draft = Examples.review(1, item: "a")
    draft.rules = ["b"]
    try store.record([draft])
    let before = store.progress
    draft = Examples.review(2, item: "a")
    draft.rules = ["a", "b"]
    try store.record([draft])
    #expect(store.progress.failures.mapValues(\.count) == ["a": 1, "b": 2])
    if isLater { store.close() }
    let undoing = isLater ? try desk.open() : store
    _ = try undoing.undo(at: moment(3), on: Examples.day)
    #expect(undoing.progress == before)
    #expect(try desk.open(.reading).progress == before)
  }

  @Test func `undo again takes back the one before, then nothing`() throws {
    let desk = Desk()
    let store = try desk.open()
    for index in 1...3 { try store.record([Examples.review(index)]) }
    let taken = try (4...7).map { try store.undo(at: moment($0), on: Examples.day)?.id.sequence }
    #expect(taken == [3, 2, 1, nil])
    #expect(store.progress.items.isEmpty)
    #expect(try desk.open(.reading).progress == store.progress)
    #expect(desk.log.split(separator: "\n").count == 6)
  }

  @Test func `an answer of an earlier session can be taken back`() throws {
    let desk = Desk()
    try desk.answer(1..<4)
    let store = try desk.open()
    #expect(try store.undo(at: moment(5), on: Examples.day)?.id.sequence == 3)
    #expect(try store.undo(at: moment(6), on: Examples.day)?.id.sequence == 2)
    #expect(try store.events().map(\.id.sequence) == [1])
    #expect(try desk.open(.reading).progress == store.progress)
  }

  @Test func `answers after an undo count`() throws {
    let desk = Desk()
    let store = try desk.open()
    try store.record([Examples.review(1, item: "a")])
    _ = try store.undo(at: moment(2), on: Examples.day)
    try store.record([Examples.review(3, item: "a")])
    #expect(try store.events().map(\.id.sequence) == [3])
    store.close()
    let fresh = try desk.open()
    #expect(fresh.progress == store.progress)
    #expect(try fresh.undo(at: moment(4), on: Examples.day)?.id.sequence == 3)
    #expect(fresh.progress.items.isEmpty)
  }

  @Test func `a setting goes back to what it was`() throws {
    let desk = Desk()
    let store = try desk.open()
    for (minute, value) in [(1, "2027-01-01"), (2, "2027-02-02")] {
      var draft = EventDraft(.setting, at: moment(minute), on: Examples.day)
      draft.name = "interview"
      draft.value = value
      try store.record([draft])
    }
    _ = try store.undo(at: moment(3), on: Examples.day)
    #expect(store.progress.settings == ["interview": "2027-01-01"])
    _ = try store.undo(at: moment(4), on: Examples.day)
    #expect(store.progress.settings.isEmpty)
  }

  private func moment(_ minute: Int) -> Moment {
    Moment(instant: Examples.moment.instant.adding(seconds: minute * 60), offset: 3600)
  }
}
