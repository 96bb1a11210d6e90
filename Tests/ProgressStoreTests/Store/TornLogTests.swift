import Core
import Effects
import ProgressStore
import TestSupport
import Testing

struct TornLogTests {
  @Test func `a log cut at any byte gives its whole records, and goes on`() throws {
    let desk = Desk()
    let ends = [0] + (try desk.answer(1..<3))
    let whole = try #require(desk.files[Desk.log])
    for cut in 0...whole.count {
      desk.files["/data/progress.json"] = nil
      desk.files[Desk.log] = Array(whole.prefix(cut))
      // A record whose line feed alone is missing is whole.
      let kept = ends.count { $0 <= cut + 1 } - 1
      #expect(try desk.open(.reading).events().count == kept)
      let store = try desk.open()
      try store.record([Examples.review(9)])
      #expect(try store.events().map(\.id.sequence) == Array(1...(kept + 1)))
      let isTorn = !ends.contains(cut) && !ends.contains(cut + 1)
      let isEmpty = cut == 0
      #expect(store.notices.count == (isTorn || isEmpty ? 1 : 0))
      #expect(try desk.open(.reading).notices.isEmpty)
      #expect(desk.log.split(separator: "\n").count == kept + 1)
    }
  }

  @Test func `a record that ends in half a line feed counts, and the next has a line of its own`()
    throws
  {
    let desk = Desk()
    try desk.answer(1..<3)
    desk.files["/data/progress.json"] = nil
    desk.files[Desk.log] = Array(desk.log.utf8.dropLast()) + [UInt8(ascii: "\r")]
    let reading = try desk.open(.reading)
    #expect(reading.notices.isEmpty)
    #expect(try reading.events().count == 2)
    let store = try desk.open()
    try store.record([Examples.review(3)])
    store.close()
    #expect(desk.log.split(separator: "\n").count == 2 || desk.log.contains("\r\n"))
    #expect(try desk.open(.reading).events().map(\.id.sequence) == [1, 2, 3])
    desk.files["/data/progress.json"] = nil
    let anew = try desk.open(.reading)
    #expect(anew.notices.isEmpty)
    #expect(try anew.events().map(\.id.sequence) == [1, 2, 3])
  }

  @Test func `while another session writes, its last record is not told of as cut short`() throws {
    let desk = Desk()
    try desk.answer(1..<4)
    desk.files["/data/progress.json"] = nil
    let whole = try #require(desk.files[Desk.log])
    desk.files[Desk.log] = Array(whole.dropLast(10))
    desk.files.setHeld("/data/lock", true)
    let reading = try desk.open(.reading)
    #expect(reading.notices.isEmpty)
    #expect(try reading.diagnose().torn.isEmpty)
    desk.files.setHeld("/data/lock", false)
    #expect(try desk.open(.reading).notices.count == 1)
    #expect(try desk.open(.reading).diagnose().torn.count == 1)
  }

  @Test func `a torn end is kept in the quarantine`() throws {
    let desk = Desk()
    try desk.answer(1..<3)
    let whole = try #require(desk.files[Desk.log])
    desk.files[Desk.log] = Array(whole.dropLast(10))
    #expect(
      try desk.open(.reading).notices == [
        .tornTail(file: "log/\(Desk.device)/000001.jsonl", bytes: whole.count / 2 - 10, kept: nil)
      ]
    )
    let store = try desk.open()
    let kept = "quarantine/20261201T090000.123Z-000001.jsonl.at-\(whole.count / 2)"
    #expect(
      store.notices == [
        .tornTail(file: "log/\(Desk.device)/000001.jsonl", bytes: whole.count / 2 - 10, kept: kept)
      ]
    )
    #expect(desk.files["/data/" + kept] == Array(whole.dropFirst(whole.count / 2).dropLast(10)))
  }

  @Test func `damage in the middle is told with its line, and everything else counts`() throws {
    let desk = Desk()
    try desk.answer(1..<6)
    var lines = desk.log.split(separator: "\n").map(String.init)
    lines[2] = lines[2].replacing("\"rating\":4", with: "\"rating\":1")
    desk.files[Desk.log] = Array((lines.joined(separator: "\n") + "\n").utf8)
    let store = try desk.open()
    let damage = LogDamage(
      file: "log/\(Desk.device)/000001.jsonl",
      line: 3,
      reason: .checksum
    )
    #expect(store.notices == [.damage(damage)])
    #expect(try store.events().map(\.id.sequence) == [1, 2, 4, 5])
    try store.record([Examples.review(6)])
    store.close()
    #expect(try desk.open(.reading).notices == [.damage(damage)])
    #expect(desk.log.hasPrefix(lines.joined(separator: "\n")))
  }

  @Test func `of a file full of damage one notice tells, and each answer costs the same`() throws {
    let desk = Desk()
    try desk.answer(1..<3)
    let file = "log/\(Desk.device)/000002.jsonl"
    desk.files["/data/" + file] = Array(String(repeating: "garbage\n", count: 5000).utf8)
    let store = try desk.open()
    let first = LogDamage(file: file, line: 1, reason: .notJSON)
    #expect(store.notices == [.damage(first, count: 5000)])
    #expect(
      store.notices[0].description
        == "\(file): 5000 damaged lines, the first at line 1: the line is no JSON object; "
        + "all other records count; 'viva doctor --repair' sets them aside"
    )
    try store.record([Examples.review(3)])
    store.close()
    #expect(try desk.open(.reading).notices == [.damage(first, count: 5000)])
    #expect(try desk.open().repair().moved.count == 5000)
    #expect(try desk.open(.reading).notices.isEmpty)
  }

  @Test func `zeros at the end, as a crash leaves them, are a torn end`() throws {
    let desk = Desk()
    try desk.answer(1..<3)
    desk.files[Desk.log] = (desk.files[Desk.log] ?? []) + [UInt8](repeating: 0, count: 4096)
    let store = try desk.open()
    try store.record([Examples.review(3)])
    #expect(try store.events().count == 3)
    #expect(!desk.log.contains("\0"))
  }

  @Test func `records of a later version are kept, counted and not overwritten`() throws {
    let desk = Desk()
    try desk.answer(1..<3)
    let newer = #"{"v":9,"id":"\#(Desk.device)-3","x":1}"# + "\n"
    desk.files[Desk.log] = (desk.files[Desk.log] ?? []) + Array(newer.utf8)
    let store = try desk.open()
    #expect(store.notices == [.newerRecords(1)])
    let event = try store.record([Examples.review(4)])[0]
    #expect(event.id.sequence == 4)
    #expect(desk.log.contains(newer))
  }
}
