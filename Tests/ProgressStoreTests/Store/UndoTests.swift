import Core
import ProgressStore
import Scheduling
import TestSupport
import Testing

struct UndoTests {
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
