import Core
import Effects
import ProgressStore
import TestSupport
import Testing

struct BackupTests {
  @Test func `the first session of a day backs the log up`() throws {
    var desk = Desk()
    try desk.answer(1..<4)
    #expect(try desk.open(.reading).backups().isEmpty)
    _ = try desk.open()
    let log = desk.log
    let name = "20261201T090000.123Z"
    #expect(try desk.open(.reading).backups() == [name])
    #expect(desk.files["/data/backups/\(name)/log/\(Desk.device)/000001.jsonl"] == Array(log.utf8))
    desk.now = moment(hours: 25)
    _ = try desk.open()
    #expect(try desk.open(.reading).backups().count == 1)
    desk.now = moment(hours: 48)
    _ = try desk.open()
    #expect(try desk.open(.reading).backups().count == 2)
  }

  @Test func `a closed file gets a second name, the open one is copied`() throws {
    var desk = Desk()
    try desk.answer(1..<2)
    let full = (desk.files[Desk.log] ?? []) + [UInt8](repeating: 10, count: 4 << 20)
    desk.files[Desk.log] = full
    try desk.open().record([Examples.review(2)])
    desk.now = moment(hours: 72)
    let before = desk.files.changes.count
    _ = try desk.open()
    let backup = "/data/backups/20261203T090000.123Z"
    let folder = "/data/backups/.viva-20261203T090000.123Z.tmp/log/\(Desk.device)"
    let changes = desk.files.changes.dropFirst(before).filter { !$0.hasPrefix("makeFolder") }
    #expect(
      Array(changes.prefix(3)) == [
        "link \(folder)/000001.jsonl", "replace \(folder)/000002.jsonl", "move \(backup)",
      ]
    )
  }

  @Test func `old backups are thinned, and what is no backup is left alone`() throws {
    let days = [1, 2, 3, 10, 13, 16, 17, 18, 24, 30, 31, 40, 57, 58, 300]
    var desk = Desk()
    desk.now = moment(hours: 0)
    try desk.answer(1..<2)
    for day in days {
      for hour in [0, 6] { desk.files["/data/backups/\(stamp(-day * 24 - hour))/log/x"] = [1] }
    }
    desk.files["/data/backups/mine/x"] = [1]
    _ = try desk.open()
    let kept = try desk.open(.reading).backups()
    let expected =
      [stamp(0)] + [1, 2].flatMap { [stamp(-$0 * 24), stamp(-$0 * 24 - 6)] }
    #expect(Set(kept).isSuperset(of: Set(expected).subtracting([stamp(-54)])))
    // Of days 2 to 58 one each, for there are fourteen, and of the week before that one.
    #expect(
      kept.filter { $0 < stamp(-48) }
        == ([300] + days.dropFirst().dropLast().reversed()).map { stamp(-$0 * 24 - 6) }
    )
    #expect(desk.files["/data/backups/mine/x"] != nil)
  }

  @Test func `one of each of fourteen days is kept, and one of each of eight weeks`() throws {
    var desk = Desk()
    desk.now = moment(hours: 0)
    try desk.answer(1..<2)
    for day in 3...300 { desk.files["/data/backups/\(stamp(-day * 24))/log/x"] = [1] }
    _ = try desk.open()
    let kept = try desk.open(.reading).backups()
    #expect(kept.count == 1 + 14 + 8)
    #expect(kept.suffix(15) == ((3...16).reversed().map { stamp(-$0 * 24) } + [stamp(0)])[...])
  }

  @Test(arguments: [365 * 24, 30 * 365 * 24, -365 * 24])
  func `a clock that jumps costs no backup, neither there nor on its way back`(hours: Int) throws {
    var desk = Desk()
    try desk.answer(1..<2)
    let names = [1, 2, 3, 5, 8, 13, 21, 34].map { stamp(-$0 * 24) }
    for name in names { desk.files["/data/backups/\(name)/log/x"] = [1] }
    for moment in [moment(hours: hours), moment(hours: 24), moment(hours: 48)] {
      desk.now = moment
      _ = try desk.open()
      let kept = Set(try desk.open(.reading).backups())
      #expect(kept.isSuperset(of: names), "\(names.filter { !kept.contains($0) })")
    }
  }

  @Test func `before progress.json gets another form the log is backed up, and the old one kept`()
    throws
  {
    let desk = Desk()
    try desk.answer(1..<4)
    let store = try desk.open()
    try store.record([Examples.review(4)])
    store.close()
    let old = earlierSchema(desk)
    desk.files["/data/progress.json"] = old
    let before = try store.backups()
    #expect(try desk.open(.reading).progress == store.progress)
    #expect(desk.files["/data/progress.json"] == old)
    let later = try desk.open()
    #expect(later.progress == store.progress)
    later.close()
    let made = try later.backups().filter { !before.contains($0) }
    #expect(made.count == 1)
    let copy = "/data/backups/\(made.first ?? "")/log/\(Desk.device)/000001.jsonl"
    #expect(desk.files[copy] == Array(desk.log.utf8))
    #expect(desk.files["/data/quarantine/20261201T090000.123Z-progress.json"] == old)
    #expect(desk.files["/data/progress.json"] != old)
    // Once is enough.
    _ = try desk.open()
    #expect(try later.backups().count == before.count + 1)
  }

  @Test func `where no backup can be made progress.json keeps its form`() throws {
    let desk = Desk()
    try desk.answer(1..<4)
    try desk.open().close()
    let store = try desk.open()
    try store.record([Examples.review(4)])
    store.close()
    let old = earlierSchema(desk)
    desk.files["/data/progress.json"] = old
    desk.files.add(.init(in: "makeFolder", at: "backups", .full("/data/backups")))
    let later = try desk.open()
    try later.record([Examples.review(5)])
    later.close()
    #expect(later.notices == [.noBackup(.full("/data/backups"))])
    #expect(desk.files["/data/progress.json"] == old)
  }

  /// `progress.json` as an earlier version wrote it, with a checksum that is right.
  private func earlierSchema(_ desk: Desk) -> [UInt8] {
    let text = String(decoding: desk.files["/data/progress.json"] ?? [], as: UTF8.self)
    let body = Array(text.replacing("\"schema\":1,", with: "\"schema\":0,").utf8).dropLast(19)
    let sum = String(CRC32C().checksum(Array(body)), radix: 16)
    let seal = #","crc":"\#(String(repeating: "0", count: 8 - sum.count) + sum)"}"#
    return Array(body) + Array(seal.utf8) + [10]
  }

  @Test func `a backup before an import has the log as it is`() throws {
    let desk = Desk()
    try desk.answer(1..<4)
    let store = try desk.open()
    let name = try store.backUp()
    #expect(
      desk.files["/data/backups/\(name)/log/\(Desk.device)/000001.jsonl"] == Array(desk.log.utf8)
    )
    desk.files.add(.init(in: "replace", at: "backups", .full("/data/backups")))
    #expect(throws: StoreError.notSaved(.full("/data/backups"), of: .backup)) {
      try store.backUp()
    }
  }

  @Test(arguments: ["\n", "\r\n"])
  func `restoring doubles no record, however its lines end`(end: String) throws {
    let desk = Desk()
    try desk.answer(1..<4)
    let name = try desk.open().backUp()
    let lines = desk.lines
    desk.files[Desk.log] = Array((lines[0] + lines[2]).replacing("\n", with: end).utf8)
    let store = try desk.open()
    #expect(try store.helpfulBackup() == name)
    #expect(try store.restore(name) == 1)
    #expect(try store.restore(name) == 0)
    let restored = desk.files.paths.filter { $0.contains("/restored-") }
    #expect(restored.count == 1)
    #expect(restored.first.flatMap { desk.files[$0] } == Array(lines[1].utf8))
  }

  @Test func `what is much is restored in several files`() throws {
    let desk = Desk()
    try desk.answer(1..<2)
    let line = Array(desk.lines[0].utf8)
    let codec = RecordCodec()
    var bytes = line
    var count = 1
    while bytes.count < 9 << 20 {
      count += 1
      var draft = Examples.review(count)
      draft.rules = [String(repeating: "r", count: 1 << 16)]
      bytes += codec.encode(
        Event(id: EventID(device: Desk.device, sequence: count), content: draft)
      )
      bytes.append(10)
    }
    desk.files["/data/backups/20261130T090000.000Z/log/\(Desk.device)/000001.jsonl"] = bytes
    let store = try desk.open()
    #expect(try store.restore("20261130T090000.000Z") == count - 1)
    let restored = desk.files.paths.filter { $0.contains("/restored-") }
    #expect(restored.count == 3)
    #expect(try desk.open(.reading).events().map(\.id.sequence) == Array(1...count))
  }

  @Test func `under a clock that stands still each backup has a name of its own`() throws {
    let desk = Desk()
    try desk.answer(1..<4)
    let store = try desk.open()
    try store.record([Examples.review(4)])
    let log = desk.log
    let names = [try store.repair().backup, try store.repair().backup]
    #expect(names == ["20261201T090000.124Z", "20261201T090000.125Z"])
    let copy = "/data/backups/\(names[0])/log/\(Desk.device)/000001.jsonl"
    #expect(desk.files[copy] == Array(log.utf8))
  }

  @Test func `what a killed process left of a backup is none, and goes after an hour`() throws {
    let desk = Desk()
    try desk.answer(1..<2)
    let half = "/data/backups/.viva-20261201T080000.000Z.tmp"
    desk.files[half + "/log/x/000001.jsonl"] = [1]
    #expect(try desk.open(.reading).backups().isEmpty)
    _ = try desk.open()
    #expect(try desk.open(.reading).backups() == ["20261201T090000.123Z"])
    #expect(desk.files[half + "/log/x/000001.jsonl"] != nil)
  }

  @Test func `a backup that cannot be made costs no answer`() throws {
    let desk = Desk()
    try desk.answer(1..<2)
    desk.files.add(.init(in: "replace", at: "backups", .full("/data/backups")))
    let store = try desk.open()
    #expect(store.notices == [.noBackup(.full("/data/backups"))])
    #expect(try store.backups().isEmpty)
    try store.record([Examples.review(2)])
  }

  @Test func `a log that was garbled comes back from the backup, with what is newer`() throws {
    let desk = Desk()
    try desk.answer(1..<4)
    let store = try desk.open()
    try store.record([Examples.review(4)])
    let lines = desk.lines
    desk.files[Desk.log] = Array((lines[3] + "garbage\n").utf8)
    desk.files["/data/progress.json"] = nil
    let broken = try desk.open()
    #expect(try broken.events().map(\.id.sequence) == [4])
    #expect(try broken.restore(try #require(broken.backups().first)) == 3)
    #expect(try broken.events().map(\.id.sequence) == [1, 2, 3, 4])
    #expect(try broken.restore(try #require(broken.backups().first)) == 0)
    #expect(throws: StoreError.unreadable(.missing("/data/backups/no/log"))) {
      try broken.restore("no")
    }
  }

  private func moment(hours: Int) -> Moment {
    Moment(instant: Examples.moment.instant.adding(seconds: hours * 3600), offset: 3600)
  }

  private func stamp(_ hours: Int) -> String {
    moment(hours: hours).instant.iso8601().filter { $0 != "-" && $0 != ":" }
  }
}
