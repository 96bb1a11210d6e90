import Core
import ProgressStore
import Scheduling
import TestSupport
import Testing

struct RelinkTests {
  @Test func `a history that was linked anew is there at the next start, and goes on`() throws {
    let desk = Desk()
    try desk.answer(1..<4)
    let store = try desk.open()
    let before = store.progress[try id("item-1")]
    try store.record([try relink("item-1", "other")])
    #expect(store.progress[try id("other")] == before)
    try store.record([Examples.review(20, item: "item-1")])
    #expect(store.progress[try id("other")].reps == 2)
    #expect(store.progress.items.count == 3)
    store.close()
    #expect(try desk.open(.reading).progress == store.progress)
    desk.files["/data/progress.json"] = nil
    #expect(try desk.open(.reading).progress == store.progress)
    #expect(try desk.open(.reading).events().count { $0.content.item?.text == "other" } == 2)
  }

  @Test func `undo takes an answer under the old name back, then the relink`() throws {
    let desk = Desk()
    try desk.answer(1..<4)
    let store = try desk.open()
    let before = store.progress
    try store.record([try relink("item-1", "other"), try relink("item-2", "another")])
    let linked = store.progress
    try store.record([Examples.review(20, item: "item-1")])
    _ = try store.undo(at: Examples.moment, on: Examples.day)
    #expect(store.progress == linked)
    #expect(try store.undo(at: Examples.moment, on: Examples.day)?.content.kind == .relink)
    #expect(store.progress == before)
    #expect(try desk.open(.reading).progress == before)
  }

  @Test func `a progress.json of a version that knew no relinks is made anew`() throws {
    let desk = Desk()
    try desk.answer(1..<4)
    let store = try desk.open()
    try store.record([try relink("item-1", "other")])
    store.close()
    let text = String(decoding: desk.files["/data/progress.json"] ?? [], as: UTF8.self)
    let old = text.replacing("\"relinks\":{\"item-1\":\"other\"},\n", with: "")
    #expect(old != text)
    let body = Array(old.utf8).dropLast(19)
    let sum = String(CRC32C().checksum(Array(body)), radix: 16)
    let digits = String(repeating: "0", count: 8 - sum.count) + sum
    desk.files["/data/progress.json"] = Array(body) + Array(",\"crc\":\"\(digits)\"}\n".utf8)
    let again = try desk.open(.reading)
    #expect(again.progress == store.progress)
    #expect(again.notices.isEmpty)
  }

  private func relink(_ old: String, _ new: String) throws -> EventDraft {
    var draft = EventDraft(.relink, at: Examples.moment, on: Examples.day, item: try id(new))
    draft.name = old
    return draft
  }

  private func id(_ text: String) throws -> ItemID { try #require(ItemID(text)) }
}
