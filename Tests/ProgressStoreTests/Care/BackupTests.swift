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
    #expect(kept.count { $0 < stamp(-8 * 7 * 24) } == 0)
    // One a day between two days and two weeks, one a week before that.
    let daily = kept.filter { $0 < stamp(-48) && $0 >= stamp(-14 * 24) }
    #expect(Set(daily.map { $0.prefix(8) }).count == daily.count && daily.count == 4)
    let weekly = kept.filter { $0 < stamp(-14 * 24) }
    #expect(weekly.count == 4)
    #expect(desk.files["/data/backups/mine/x"] != nil)
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
