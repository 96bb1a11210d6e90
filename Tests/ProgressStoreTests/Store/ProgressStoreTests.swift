import Core
import Effects
import ProgressStore
import Scheduling
import Testing
import TestSupport

struct ProgressStoreTests {
  @Test func `reading where nothing is makes nothing`() throws {
    let desk = Desk()
    let store = try desk.open(.reading)
    #expect(store.progress == Progress())
    #expect(try store.events().isEmpty)
    store.close()
    #expect(desk.files.changes.isEmpty)
    #expect(store.notices.isEmpty)
  }

  @Test func `the device is named with the first record, not before`() throws {
    let desk = Desk()
    let store = try desk.open()
    #expect(store.device == nil)
    #expect(desk.files.paths == ["/data/lock"])
    let events = try store.record([Examples.review(1)])
    #expect(events.map(\.id.description) == ["\(Desk.device)-1"])
    #expect(store.device == Desk.device)
  }

  @Test func `what was recorded is there at the next start, with and without progress.json`() throws
  {
    let desk = Desk()
    let first = try desk.open()
    for index in 1...20 { try first.record([Examples.review(index, item: "item-\(index % 3)")]) }
    #expect(try desk.open(.reading).progress == first.progress)
    first.close()
    #expect(desk.files["/data/progress.json"] != nil)
    #expect(try desk.open(.reading).progress == first.progress)
    desk.files["/data/progress.json"] = nil
    #expect(try desk.open(.reading).progress == first.progress)
    #expect(first.progress.items.count == 3)
    #expect(try desk.open(.reading).events().count == 20)
  }

  @Test func `drafts that belong together refer to the first`() throws {
    let desk = Desk()
    let events = try desk.open().record([Examples.review(1), Examples.review(2), lent()])
    #expect(events.map(\.content.reference?.sequence) == [nil, 1, 1])
    #expect(desk.files.changes.filter { $0.hasPrefix("append") }.count == 1)
  }

  @Test func `each record is on the disk before the next is made`() throws {
    let desk = Desk()
    let sizes = try desk.answer(1..<6)
    #expect(sizes == sizes.sorted() && Set(sizes).count == 5)
    #expect(desk.log.split(separator: "\n").count == 5)
  }

  @Test func `a full log file is closed and the next begun`() throws {
    let desk = Desk()
    try desk.answer(1..<2)
    let line = desk.log
    let many = (4 << 20) / line.utf8.count + 1
    // Longer by lines that are passed over, so that the test need not write so many records.
    desk.files[Desk.log] = Array((line + String(repeating: "\n", count: 4 << 20)).utf8)
    #expect(many > 10_000)
    let store = try desk.open()
    try store.record([Examples.review(2)])
    #expect(desk.files["/data/log/\(Desk.device)/000002.jsonl"] != nil)
    #expect(try desk.open(.reading).progress == store.progress)
  }

  @Test func `a draft that could not be read back is refused before it is written`() throws {
    let desk = Desk()
    let store = try desk.open()
    var draft = Examples.review(1)
    draft.rating = nil
    #expect(throws: StoreError.invalidRecord(.missing("rating"))) { try store.record([draft]) }
    draft = Examples.review(1)
    draft.textHash = "No!"
    #expect(throws: StoreError.invalidRecord(.invalid("hash"))) { try store.record([draft]) }
    #expect(desk.log.isEmpty)
  }

  @Test func `what a killed process left is removed after an hour`() throws {
    var desk = Desk([
      "/data/.viva-1a2b.tmp": "half", "/data/.viva-3c4d.tmp": "new", "/data/.other.tmp": "mine",
      "/data/quarantine/.viva-5e6f.tmp": "half",
    ])
    for name in [".viva-1a2b.tmp", ".other.tmp", "quarantine/.viva-5e6f.tmp"] {
      desk.files.setModified("/data/\(name)", -3_600_000_000_000)
    }
    // What '--now' says is nothing to the file system's clock.
    desk.now = Moment(instant: Instant(milliseconds: -1 << 45), offset: 0)
    _ = try desk.open()
    #expect(desk.files["/data/.viva-1a2b.tmp"] == nil)
    #expect(desk.files["/data/quarantine/.viva-5e6f.tmp"] == nil)
    #expect(desk.files["/data/.viva-3c4d.tmp"] != nil)
    #expect(desk.files["/data/.other.tmp"] != nil)
  }

  @Test func `a folder from another machine gets a new name`() throws {
    let desk = Desk(["/etc/machine-id": String(repeating: "a", count: 32)])
    try desk.answer(1..<3)
    desk.files["/etc/machine-id"] = Array(String(repeating: "b", count: 32).utf8)
    let store = try ProgressStore.open(
      "/data",
      for: .recording,
      files: desk.files,
      entropy: FixedEntropy(7),
      at: desk.now,
      using: FSRS(FSRSParameters())
    )
    try store.record([Examples.review(3)])
    #expect(store.device == "000000000000")
    #expect(store.notices == [.otherMachine(device: Desk.device)])
    #expect(try store.events().count == 3)
  }

  @Test func `a clock that was set back is told, and answers keep their order`() throws {
    var desk = Desk()
    try desk.answer(5..<8)
    desk.now = Moment(instant: Examples.moment.instant.adding(seconds: -86_400), offset: 0)
    let store = try desk.open()
    #expect(
      store.notices == [.clockSetBack(last: Examples.moment.instant.adding(seconds: 420))]
    )
    var draft = Examples.review(1, item: "item-1")
    draft.moment = desk.now
    try store.record([draft])
    #expect(try store.events().last?.content == draft)
    #expect(try desk.open(.reading).progress == store.progress)
  }

  @Test func `a clock that is set back between two answers is told once`() throws {
    let desk = Desk()
    let store = try desk.open()
    try store.record([Examples.review(500, item: "item")])
    #expect(store.notices.isEmpty)
    for index in [499, 400, 300] { try store.record([Examples.review(index, item: "item")]) }
    let last = try #require(store.events().map(\.content.moment.instant).max())
    #expect(store.notices == [.clockSetBack(last: last)])
    let lateness = store.progress.items.values.compactMap(\.held?.instant)
    #expect(lateness == [last])
    #expect(try desk.open(.reading).progress == store.progress)
  }

  private func lent() -> EventDraft {
    var draft = EventDraft(.lent, at: Examples.moment, on: Examples.day, item: ItemID("other"))
    draft.due = .day(Examples.day.adding(4))
    return draft
  }
}
