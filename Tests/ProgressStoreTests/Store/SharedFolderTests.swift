import Core
import Effects
import ProgressStore
import Scheduling
import Testing
import TestSupport

struct SharedFolderTests {
  @Test func `two sessions of one machine lose nothing and share no number`() throws {
    let desk = Desk()
    let first = try desk.open()
    let second = try desk.open()
    for index in 0..<10 {
      try first.record([Examples.review(2 * index, item: "a")])
      try second.record([Examples.review(2 * index + 1, item: "a")])
    }
    #expect(try second.events().map(\.id.sequence) == Array(1...20))
    _ = try first.undo(at: Examples.moment, on: Examples.day)
    let fresh = try desk.open(.reading)
    #expect(first.progress == fresh.progress)
    #expect(fresh.progress[try #require(ItemID("a"))].reps == 19)
  }

  @Test func `a session is told when another has recorded something, and only then`() throws {
    let desk = Desk()
    let first = try desk.open()
    let second = try desk.open()
    try first.record([Examples.review(1, item: "a")])
    #expect(first.arrivals == 0)
    try second.catchUp()
    #expect(second.arrivals == 1)
    #expect(second.progress == first.progress)
    try second.catchUp()
    #expect(second.arrivals == 1)
    try second.record([Examples.review(2, item: "b")])
    #expect(second.arrivals == 1)
    try first.record([Examples.review(3, item: "c")])
    #expect(first.arrivals == 1)
    _ = try second.undo(at: Examples.moment, on: Examples.day)
    try first.catchUp()
    #expect(first.progress == second.progress)
  }

  @Test func `progress written by a session that knew less is brought up to date`() throws {
    let desk = Desk()
    let first = try desk.open()
    let second = try desk.open()
    try first.record([Examples.review(1)])
    try second.record([Examples.review(2)])
    first.close()
    #expect(try desk.open(.reading).progress == second.progress)
  }

  @Test func `another machine's answers are merged by their time`() throws {
    let desk = Desk()
    try desk.answer(3..<6)
    try desk.open().close()
    let codec = RecordCodec()
    let others = [1, 4, 9].enumerated().map { number, index in
      Event(
        id: EventID(device: "ff", sequence: number + 1),
        content: Examples.review(index, item: "item-\(index % 5)")
      )
    }
    let text = others.map { String(decoding: codec.encode($0), as: UTF8.self) + "\n" }.joined()
    desk.files["/data/log/ff/000001.jsonl"] = Array(text.utf8)
    let store = try desk.open()
    let minutes = try store.events().map {
      ($0.content.moment.instant.milliseconds - Examples.moment.instant.milliseconds) / 60_000
    }
    #expect(minutes == [1, 3, 4, 4, 5, 9])
    #expect(
      store.progress == Progress.folding(try store.events(), using: FSRS(FSRSParameters()))
    )
    try store.record([Examples.review(10)])
    #expect(try desk.open(.reading).progress == store.progress)
  }

  @Test func `a conflict copy is read as more events, and repeats count once`() throws {
    let desk = Desk()
    try desk.answer(1..<5)
    let lines = desk.lines
    let copy = "log/\(Desk.device)/000001.sync-conflict-20261130-100000-ABCDEFG.jsonl"
    desk.files[Desk.log] = Array((lines[0] + lines[1]).utf8)
    desk.files["/data/" + copy] = Array((lines[0] + lines[2] + lines[3]).utf8)
    let store = try desk.open(.reading)
    #expect(store.notices == [.conflictCopy(copy)])
    #expect(try store.events().map(\.id.sequence) == [1, 2, 3, 4])
  }

  @Test(
    arguments: [
      "000001 (Case Conflict).jsonl", "000001 (Conflicted copy).jsonl",
      "000001 (Ada's conflicted copy 2026-11-30).jsonl",
      "000001 (conflicted copy 2026-11-30 100000).jsonl", "000001.jsonl.CONFLICT",
      "000001.CONFLICT", "000001 (1).jsonl", "000001.jsonl (1)", "000001 2.jsonl",
      "000001~20261130-100000.jsonl", "000001.jsonl~", "000001.JSONL", "000001-ADAS-LAPTOP.jsonl",
      "000001.sync-conflict-20261130-100000-ABCDEFG.jsonl", "000001.jsonl.orig", "#000001.jsonl#",
      "000001_LOCAL_4711.jsonl", "000001 (SFConflict ada@example.org 2026-11-30).jsonl",
      "000001_conflict-20261130-100000.jsonl", "000001.jsonl.bak", "000001.jsonl.~1~",
    ]
  )
  func `whatever a program calls a copy, it is read and told`(name: String) throws {
    let desk = Desk()
    try desk.answer(1..<5)
    let lines = desk.lines
    let copy = "log/\(Desk.device)/\(name)"
    desk.files[Desk.log] = Array((lines[0] + lines[1]).utf8)
    desk.files["/data/" + copy] = Array((lines[0] + lines[2] + lines[3]).utf8)
    let store = try desk.open(.reading)
    #expect(store.notices == [.conflictCopy(copy)])
    #expect(try store.events().map(\.id.sequence) == [1, 2, 3, 4])
    _ = try desk.open()
    #expect(desk.files["/data/backups/20261201T090000.123Z/\(copy)"] == desk.files["/data/" + copy])
  }

  @Test(
    arguments: [
      ".000001.jsonl.swp", "000001.jsonl.gz", "000001.jsonl.part", ".syncthing.000001.jsonl.tmp",
      "README.md", "000001.json", "conflict.txt",
    ]
  )
  func `what is no log file is left alone`(name: String) throws {
    let desk = Desk()
    try desk.answer(1..<3)
    desk.files["/data/log/\(Desk.device)/\(name)"] = Array("garbage\n".utf8)
    let store = try desk.open()
    #expect(store.notices.isEmpty)
    #expect(try store.events().count == 2)
  }

  @Test func `two answers under one number both count, the same on every machine`() throws {
    let desk = Desk()
    try desk.answer(1..<3)
    let codec = RecordCodec()
    let rival = Event(id: EventID(device: Desk.device, sequence: 2), content: Examples.review(7))
    let copy = "/data/log/\(Desk.device)/000001.sync-conflict-1.jsonl"
    desk.files[copy] = codec.encode(rival) + [10]
    let one = try desk.open(.reading)
    #expect(one.notices.contains(.clonedDevice(Desk.device)))
    #expect(try one.events().count == 3)
    let lines = desk.files[Desk.log] ?? []
    let other = Desk()
    other.files["/data/log/\(Desk.device)/000001.jsonl"] = desk.files[copy]
    other.files["/data/log/\(Desk.device)/000002.jsonl"] = lines
    let two = try other.open(.reading)
    #expect(two.progress == one.progress)
    #expect(try two.events() == one.events())
  }

  @Test(arguments: [false, true])
  func `an undo under a doubled number takes back the answer of its own file`(isSwapped: Bool)
    throws
  {
    let one = Desk()
    try one.answer(1..<3)
    let two = Desk([
      "/data/device.json": String(decoding: one.files["/data/device.json"] ?? [], as: UTF8.self)
    ])
    two.files[Desk.log] = one.files[Desk.log]
    let mine = try one.open()
    for (index, item) in [(3, "mine"), (4, "mine-too")] {
      try mine.record([Examples.review(index, item: item)])
    }
    let theirs = try two.open()
    for (index, item) in [(5, "theirs"), (6, "taken-back")] {
      try theirs.record([Examples.review(index, item: item)])
    }
    _ = try theirs.undo(at: two.now, on: Examples.day.adding(1))
    let copy = "/data/log/\(Desk.device)/000001.sync-conflict-1.jsonl"
    let logs = [one.files[Desk.log], two.files[Desk.log]]
    one.files[Desk.log] = logs[isSwapped ? 1 : 0]
    one.files[copy] = logs[isSwapped ? 0 : 1]
    let progress = try one.open(.reading).progress
    let reps = ["mine", "mine-too", "theirs", "taken-back"].map { name in
      ItemID(name).map { progress[$0].reps }
    }
    #expect(reps == [1, 1, 1, 0])
  }

  @Test func `a lock that stays held names its holder`() throws {
    let desk = Desk()
    let store = try desk.open()
    desk.files.setHeld("/data/lock", true)
    #expect(throws: StoreError.busy("/data/lock", process: 4711)) {
      try store.record([Examples.review(1)])
    }
    #expect(
      StoreError.busy("/data/lock", process: 4711).description
        == "another viva (process 4711) holds '/data/lock'; end it, or try again"
    )
  }

  @Test func `numbers are not given again where the end of a log is lost`() throws {
    let desk = Desk()
    try desk.answer(1..<5)
    try desk.open().close()
    let store = try desk.open()
    store.close()
    try desk.answer(5..<6)
    let session = try desk.open()
    try session.record([Examples.review(6)])
    session.close()
    let lines = desk.lines
    desk.files[Desk.log] = Array(lines.prefix(3).joined().utf8)
    let event = try desk.open().record([Examples.review(9)])[0]
    #expect(event.id.sequence == 7)
  }
}
