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

  @Test(arguments: ["000001.sync-conflict-1.jsonl", "notes.jsonl"])
  func `the cut end of a copy is set aside once, and not told of again`(name: String) throws {
    let desk = Desk()
    try desk.answer(1..<4)
    let copy = "log/\(Desk.device)/\(name)"
    desk.files["/data/" + copy] = Array((desk.lines[0] + desk.lines[1].dropLast(9)).utf8)
    // What it held stands whole in the log.
    let torn = try desk.open(.reading).diagnose().torn
    #expect(torn == [.init(file: copy, bytes: desk.lines[1].utf8.count - 9, isKept: true)])
    #expect(try desk.open().repair().movedEnds == [copy])
    #expect(desk.files["/data/" + copy] == Array(desk.lines[0].utf8))
    #expect(try desk.open(.reading).diagnose().isSound)
    #expect(try desk.open().repair().movedEnds.isEmpty)
  }

  @Test func `what is no record at all is set aside as a cut end`() throws {
    let desk = Desk()
    try desk.answer(1..<4)
    let file = "log/\(Desk.device)/garbage.jsonl"
    desk.files["/data/" + file] = Array("garbage".utf8)
    #expect(
      try desk.open(.reading).diagnose().torn == [.init(file: file, bytes: 7)]
    )
    #expect(try desk.open().repair().movedEnds == [file])
    #expect(try desk.open(.reading).diagnose().isSound)
  }

  @Test func `of another device's damaged lines nothing is told a second time`() throws {
    let desk = Desk()
    try desk.answer(1..<2)
    let theirs = (1...3).map { number in
      let id = EventID(device: "ff", sequence: number)
      return RecordCodec().encode(Event(id: id, content: Examples.review(number)))
    }
    let file = "log/ff/000001.jsonl"
    let log = theirs[0] + Array("\ngarbage\n".utf8) + theirs[2] + [10]
    desk.files["/data/" + file] = log
    let damage = LogDamage(file: file, line: 2, reason: .notJSON)
    for _ in 1...2 {
      let store = try desk.open()
      #expect(store.notices == [.damage(damage, count: 1, isOwn: false)])
      let diagnosis = try store.diagnose()
      #expect(diagnosis.damage == [damage])
      #expect(diagnosis.gaps.isEmpty && diagnosis.accepted.isEmpty)
      #expect(diagnosis.foreign == [file])
      let repair = try store.repair()
      #expect(repair.left == [damage] && repair.accepted.isEmpty)
      store.close()
    }
    #expect(desk.files["/data/" + file] == log)
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
