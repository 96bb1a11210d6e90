import Core
import Effects
import ProgressStore
import TestSupport
import Testing

struct RepairTests {
  @Test func `damage is moved after a backup, and all else stays byte for byte`() throws {
    let desk = Desk()
    try desk.answer(1..<6)
    var lines = desk.lines
    lines[1] = "garbage\n"
    lines.insert(#"{"v":2,"id":"\#(Desk.device)-3"}"# + "\n", at: 4)
    lines[3] = lines[3].replacing("\"ms\":5", with: "\"ms\":6")
    let before = lines.joined()
    desk.files[Desk.log] = Array(before.utf8)
    let store = try desk.open()
    let repair = try store.repair()
    #expect(repair.moved.map(\.line) == [2, 4])
    #expect(repair.left.isEmpty)
    #expect(desk.lines.prefix(4).joined() == lines[0] + lines[2] + lines[4] + lines[5])
    // That two records are lost is known from now on, and stands in the log.
    #expect(desk.lines.dropFirst(4).map { $0.contains(#""k":"accept""#) } == [true, true])
    let kept = "/data/quarantine/20261201T090000.123Z-000001.jsonl.lines"
    #expect(desk.files[kept] == Array((lines[1] + lines[3]).utf8))
    let copy = "/data/backups/\(repair.backup)/log/\(Desk.device)/000001.jsonl"
    #expect(desk.files[copy] == Array(before.utf8))
    #expect(!store.notices.contains { if case .damage = $0 { true } else { false } })
    #expect(try store.diagnose().damage.isEmpty)
    #expect(try store.record([Examples.review(9)])[0].id.sequence == 8)
  }

  @Test func `what a backup has stays known to be missing however often it is repaired`() throws {
    let desk = Desk()
    try desk.answer(1..<7)
    _ = try desk.open().repair()
    try desk.open().close()
    desk.files[Desk.log] = Array(desk.lines.prefix(4).joined().utf8)
    for _ in 1...3 {
      let store = try desk.open()
      _ = try store.repair()
      store.close()
    }
    let store = try desk.open()
    let isTold = store.notices.contains { if case .missingRecords = $0 { true } else { false } }
    #expect(isTold)
    #expect(try store.record([Examples.review(9)])[0].id.sequence == 7)
  }

  @Test func `another device's log is left to that device`() throws {
    let desk = Desk()
    try desk.answer(1..<2)
    desk.files["/data/log/ff/000001.jsonl"] = Array("garbage\n".utf8)
    let repair = try desk.open().repair()
    #expect(repair.moved.isEmpty)
    #expect(
      repair.left == [LogDamage(file: "log/ff/000001.jsonl", line: 1, reason: .notJSON)]
    )
    #expect(desk.files["/data/log/ff/000001.jsonl"] == Array("garbage\n".utf8))
  }
}
