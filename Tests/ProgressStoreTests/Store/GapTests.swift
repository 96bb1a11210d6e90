import Core
import Effects
import ProgressStore
import TestSupport
import Testing

struct GapTests {
  private let backup = "20261201T090000.123Z"

  @Test func `a log that is gone is told at every look, and its traces are kept`() throws {
    let desk = Desk()
    try session(desk, 1..<4)
    let known = desk.files["/data/progress.json"]
    desk.files[Desk.log] = nil
    let missing = StoreNotice.missingRecords(3, first: gap(1...3), backup: nil)
    for _ in 0..<2 {
      let reading = try desk.open(.reading)
      #expect(reading.notices == [missing])
      reading.close()
    }
    #expect(desk.files["/data/progress.json"] == known)
    let store = try desk.open()
    #expect(store.notices == [missing])
    #expect(try store.record([Examples.review(5)])[0].id.sequence == 4)
    store.close()
    #expect(desk.files["/data/quarantine/\(backup)-progress.json"] == known)
    #expect(try desk.open(.reading).notices == [missing])
    #expect(try desk.open(.reading).diagnose().gaps == [gap(1...3)])
    #expect(
      missing.description
        == "3 records are missing from the review log, the numbers 1…3 of device \(Desk.device); "
        + "'viva doctor' tells the way out"
    )
  }

  @Test func `a log that was emptied comes back from the backup that is named`() throws {
    let desk = Desk()
    try session(desk, 1..<4)
    _ = try desk.open()
    desk.files[Desk.log] = []
    let store = try desk.open()
    #expect(store.notices == [.missingRecords(3, first: gap(1...3), backup: backup)])
    #expect(try store.helpfulBackup() == backup)
    #expect(try store.restore(backup) == 3)
    #expect(try store.helpfulBackup() == nil)
    #expect(try desk.open(.reading).notices.isEmpty)
  }

  @Test(arguments: [true, false])
  func `a gap in the middle is told, with or without progress.json`(isKnown: Bool) throws {
    let desk = Desk()
    try session(desk, 1..<6)
    var lines = desk.lines
    lines.removeSubrange(1...2)
    desk.files[Desk.log] = Array(lines.joined().utf8)
    if !isKnown { desk.files["/data/progress.json"] = nil }
    for access in [ProgressStore.Access.reading, .recording, .reading] {
      let store = try desk.open(access)
      #expect(store.notices == [.missingRecords(2, first: gap(2...3), backup: nil)])
      _ = try store.events()
      store.close()
    }
  }

  @Test func `a loss that no backup mends is accepted by a repair, and told no more`() throws {
    let desk = Desk()
    try session(desk, 1..<6)
    var lines = desk.lines
    lines.remove(at: 2)
    desk.files[Desk.log] = Array(lines.joined().utf8)
    let store = try desk.open()
    #expect(try store.repair().accepted == [gap(3...3)])
    #expect(store.notices.isEmpty)
    store.close()
    let reading = try desk.open(.reading)
    #expect(reading.notices.isEmpty)
    let diagnosis = try reading.diagnose()
    #expect(diagnosis.isSound && diagnosis.accepted == [gap(3...3)])
  }

  @Test func `that a whole log is gone can be accepted, too`() throws {
    let desk = Desk()
    try session(desk, 1..<4)
    desk.files[Desk.log] = nil
    #expect(try desk.open().repair().accepted == [gap(1...3)])
    let store = try desk.open()
    #expect(store.notices.isEmpty)
    // The acceptance is the device's fourth event.
    #expect(try store.record([Examples.review(5)])[0].id.sequence == 5)
  }

  @Test(arguments: [[2], [0, 1], [2, 4]])
  func `an accepted loss is known without progress.json, too`(lost: [Int]) throws {
    let desk = Desk()
    try session(desk, 1..<8)
    var lines = desk.lines
    for index in lost.reversed() { lines.remove(at: index) }
    desk.files[Desk.log] = Array(lines.joined().utf8)
    let accepted = try desk.open().repair().accepted
    #expect(accepted.reduce(0) { $0 + $1.numbers.count } == lost.count)
    for _ in 0..<2 {
      desk.files["/data/progress.json"] = nil
      let store = try desk.open()
      #expect(store.notices.isEmpty)
      #expect(try store.diagnose().accepted == accepted)
      #expect(try store.repair().accepted.isEmpty)
    }
  }

  @Test func `an acceptance that is taken back is one no more, with progress.json or without`()
    throws
  {
    let desk = Desk()
    try session(desk, 1..<6)
    var lines = desk.lines
    lines.remove(at: 2)
    desk.files[Desk.log] = Array(lines.joined().utf8)
    _ = try desk.open().repair()
    let known = desk.files["/data/progress.json"]
    let taken = try desk.open().undo(at: desk.now, on: Examples.day)
    #expect(taken?.content.kind == .accept)
    let missing = StoreNotice.missingRecords(1, first: gap(3...3), backup: nil)
    for snapshot in [desk.files["/data/progress.json"], known, nil] {
      desk.files["/data/progress.json"] = snapshot
      #expect(try desk.open(.reading).notices == [missing])
    }
  }

  @Test func `an acceptance that progress.json alone knew is written into the log`() throws {
    let desk = Desk()
    try session(desk, 1..<6)
    var lines = desk.lines
    lines.remove(at: 2)
    desk.files[Desk.log] = Array(lines.joined().utf8)
    let store = try desk.open()
    _ = try store.repair()
    store.close()
    // As an earlier version left it: the log without the acceptance.
    desk.files[Desk.log] = Array(lines.joined().utf8)
    let later = try desk.open()
    try later.record([Examples.review(9)])
    later.close()
    desk.files["/data/progress.json"] = nil
    #expect(!(try desk.open(.reading).diagnose().gaps.contains(gap(3...3))))
  }

  @Test func `of a gap that grows only what is new is told`() throws {
    let desk = Desk()
    try session(desk, 1..<8)
    var lines = desk.lines
    lines.remove(at: 2)
    desk.files[Desk.log] = Array(lines.joined().utf8)
    _ = try desk.open().repair()
    lines = desk.lines
    lines.remove(at: 2)
    desk.files[Desk.log] = Array(lines.joined().utf8)
    // The backup before the repair still has it.
    let backup = try desk.open(.reading).backups().last
    #expect(
      try desk.open(.reading).notices == [.missingRecords(1, first: gap(4...4), backup: backup)]
    )
  }

  @Test func `what a backup has is not accepted as lost`() throws {
    let desk = Desk()
    try session(desk, 1..<4)
    _ = try desk.open()
    desk.files[Desk.log] = Array((desk.lines[0] + "garbage\n" + desk.lines[2]).utf8)
    var later = desk
    later.now = Moment(instant: desk.now.instant.adding(seconds: 60), offset: 3600)
    let store = try later.open()
    #expect(try store.repair().accepted.isEmpty)
    #expect(try store.helpfulBackup() == backup)
  }

  @Test func `what comes later in any order fills the gaps`() throws {
    let desk = Desk()
    try session(desk, 1..<8)
    let lines = desk.lines
    desk.files[Desk.log] = Array((lines[0] + lines[3] + lines[6]).utf8)
    let late = "/data/log/\(Desk.device)/late.jsonl"
    #expect(try desk.open(.reading).diagnose().gaps == [gap(2...3), gap(5...6)])
    desk.files[late] = Array((lines[5] + lines[1] + lines[1]).utf8)
    #expect(
      try desk.open(.reading).notices == [.missingRecords(2, first: gap(3...3), backup: nil)]
    )
    desk.files[late] = Array((lines[5] + lines[1] + lines[4] + lines[2]).utf8)
    #expect(try desk.open(.reading).notices.isEmpty)
  }

  private func gap(_ numbers: ClosedRange<Int>) -> StoreDiagnosis.Gap {
    .init(device: Desk.device, numbers: numbers)
  }

  /// Records reviews and closes, so that there is a `progress.json`.
  private func session(_ desk: Desk, _ indices: Range<Int>) throws {
    let store = try desk.open()
    for index in indices { try store.record([Examples.review(index, item: "item-\(index)")]) }
    store.close()
  }
}
