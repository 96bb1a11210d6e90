import Core
import Effects
import ProgressStore
import Testing
import TestSupport

struct FaultTests {
  @Test func `a read-only folder is refused before the first question`() throws {
    let desk = Desk()
    desk.files.add(.init(in: "makeFolder", .readOnly("/data")))
    let error = StoreError.unwritable(.readOnly("/data"))
    #expect(throws: error) { try desk.open() }
    #expect(
      error.description
        == "progress cannot be saved: '/data' is on a read-only file system; choose another "
        + "folder; '--data' names another folder"
    )
  }

  @Test func `a read-only folder can be read`() throws {
    let desk = Desk()
    try desk.answer(1..<5)
    for call in ["makeFolder", "replace", "append", "lock", "truncate"] {
      desk.files.add(.init(in: call, .readOnly("/data")))
    }
    let store = try desk.open(.reading)
    store.close()
    #expect(try store.events().count == 4)
    #expect(store.notices.isEmpty)
  }

  @Test func `a full disk costs the answer at hand alone`() throws {
    let desk = Desk()
    let store = try desk.open()
    try store.record([Examples.review(1)])
    desk.files.add(.init(in: "append", .full(Desk.log)))
    let before = (desk.log, store.progress)
    #expect(throws: StoreError.notSaved(.full(Desk.log))) {
      try store.record([Examples.review(2)])
    }
    #expect(desk.log == before.0)
    #expect(store.progress == before.1)
    desk.files.clearFaults()
    #expect(try store.record([Examples.review(2)])[0].id.sequence == 2)
    #expect(try desk.open(.reading).progress == store.progress)
  }

  @Test func `what was not saved is called by its name`() throws {
    let desk = Desk()
    try desk.answer(1..<3)
    desk.files.add(.init(in: "append", .full(Desk.log)))
    let store = try desk.open()
    let kinds: [(EventKind, String)] = [
      (.review, "the answer was not saved, all earlier ones are safe: "),
      (.suspend, "the suspension was not saved, all answers are safe: "),
      (.resume, "the resumption was not saved, all answers are safe: "),
      (.bury, "the burial was not saved, all answers are safe: "),
      (.forget, "the forgetting was not saved, all answers are safe: "),
      (.setting, "the setting was not saved, all answers are safe: "),
      (.relink, "the relinking was not saved, all answers are safe: "),
    ]
    for (kind, words) in kinds {
      var draft = Examples.review(5)
      draft.kind = kind
      draft.name = "x"
      #expect(told { try store.record([draft]) }.hasPrefix(words))
    }
    #expect(
      told { _ = try store.undo(at: desk.now, on: Examples.day) }
        .hasPrefix("the undo was not saved, all answers are safe: ")
    )
    desk.files.add(.init(in: "replace", .full("/data/backups")))
    #expect(
      told { _ = try store.repair() }
        .hasPrefix("the repair was not saved, all answers are safe: ")
    )
  }

  private func told(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "nothing"
    } catch {
      return "\(error)"
    }
  }

  @Test func `after a failed sync the file is cut back and written no more`() throws {
    let desk = Desk()
    let store = try desk.open()
    try store.record([Examples.review(1)])
    let before = desk.log
    desk.files.add(.init(in: "append", .failed(Desk.log, code: 5), isUnsure: true))
    #expect(throws: StoreError.notSaved(.failed(Desk.log, code: 5))) {
      try store.record([Examples.review(2)])
    }
    desk.files.clearFaults()
    #expect(try store.record([Examples.review(2)])[0].id.sequence == 2)
    #expect(desk.log == before)
    #expect(desk.files["/data/log/\(Desk.device)/000002.jsonl"] != nil)
    #expect(try desk.open(.reading).progress == store.progress)
  }

  @Test func `where it cannot even be cut back, that is told`() throws {
    let desk = Desk()
    let store = try desk.open()
    try store.record([Examples.review(1)])
    desk.files.add(.init(in: "append", .failed(Desk.log, code: 5), isUnsure: true))
    desk.files.add(.init(in: "truncate", .failed(Desk.log, code: 5)))
    #expect(throws: StoreError.unsure(.failed(Desk.log, code: 5))) {
      try store.record([Examples.review(2)])
    }
    desk.files.clearFaults()
    #expect(try store.record([Examples.review(2)])[0].id.sequence == 2)
    #expect(try desk.open(.reading).events().count == 2)
  }

  @Test func `progress.json that cannot be written is a notice, once`() throws {
    let desk = Desk()
    let store = try desk.open()
    try store.record([Examples.review(1)])
    desk.files.add(.init(in: "replace", at: "progress.json", .full("/data/progress.json")))
    store.close()
    store.close()
    #expect(store.notices == [.unsavedSnapshot(.full("/data/progress.json"))])
    #expect(try desk.open(.reading).progress == store.progress)
  }

  @Test func `a log that cannot be read is told, not taken for no progress`() throws {
    let desk = Desk()
    try desk.answer(1..<3)
    desk.files.add(.init(in: "read", at: ".jsonl", .denied(Desk.log)))
    #expect(throws: StoreError.unreadable(.denied(Desk.log))) { try desk.open(.reading) }
  }
}
