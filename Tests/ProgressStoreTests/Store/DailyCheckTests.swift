import Core
import ProgressStore
import TestSupport
import Testing

struct DailyCheckTests {
  @Test func `a change that left no trace is found on the next day`() throws {
    var desk = Desk()
    try session(desk)
    let modified = desk.files.modified(Desk.log)
    var bytes = try #require(desk.files[Desk.log])
    // Beyond the last 64 KiB, which are looked at by every start.
    let place = try #require(bytes.firstRange(of: Array("\"rating\":2".utf8)))
    #expect(place.lowerBound < bytes.count - 70_000)
    bytes[place.upperBound - 1] = UInt8(ascii: "4")
    desk.files[Desk.log] = bytes
    desk.files.setModified(Desk.log, modified)
    #expect(try desk.open(.reading).notices.isEmpty)
    #expect(try desk.open(.reading).diagnose().damage.count == 1)
    desk.now = Moment(instant: desk.now.instant.adding(seconds: 86_400), offset: 3600)
    let store = try desk.open(.reading)
    guard case .damage(let damage, count: 1, isOwn: true) = store.notices.first else {
      Issue.record("\(store.notices)")
      return
    }
    #expect(damage.reason == .checksum)
    // It is remembered, so that each later start tells it, too.
    store.close()
    #expect(try desk.open(.reading).notices == store.notices)
  }

  @Test func `a log that is one large file is read whole, in portions`() throws {
    let desk = Desk()
    try desk.answer(1..<4)
    let lines = desk.lines
    let garbage = String(repeating: "x", count: 5 << 20) + "\n"
    let blank = String(repeating: "\n", count: (4 << 20) - lines[0].utf8.count - 100)
    // The second record lies across the end of the first portion; the next line is longer than one.
    desk.files[Desk.log] = Array((lines[0] + blank + lines[1] + garbage + lines[2]).utf8)
    desk.files["/data/progress.json"] = nil
    let store = try desk.open(.reading)
    #expect(try store.events().map(\.id.sequence) == [1, 2, 3])
    guard case .damage(let damage, count: 1, isOwn: true) = store.notices.first else {
      Issue.record("\(store.notices)")
      return
    }
    #expect(damage.line == blank.utf8.count + 3)
  }

  private func session(_ desk: Desk) throws {
    let store = try desk.open()
    for index in 1...400 { try store.record([Examples.review(index, item: "item-\(index % 5)")]) }
    store.close()
  }
}
