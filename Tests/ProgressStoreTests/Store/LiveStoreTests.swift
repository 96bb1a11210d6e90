import Core
import Effects
import Glibc
import ProgressStore
import Scheduling
import Testing
import TestSupport

/// On real files: what the fakes cannot show.
struct LiveStoreTests {
  let folder: TemporaryFolder
  let files = LiveFiles()

  init() throws { folder = try TemporaryFolder() }

  @Test func `folders and files are for this account alone`() throws {
    let store = try open(folder.appending("made/viva"))
    try store.record([Examples.review(1)])
    store.close()
    let log = "made/viva/log/\(try #require(store.device))"
    for name in ["made/viva", "made/viva/log", log] {
      #expect(try files.permissions(folder.appending(name)) == 0o700)
    }
    for name in ["device.json", "progress.json", ".gitignore", ".stignore", "lock"] {
      #expect(try files.permissions(folder.appending("made/viva/\(name)")) == 0o600)
    }
    #expect(try files.permissions(folder.appending(log + "/000001.jsonl")) == 0o600)
  }

  @Test func `a progress.json that is a link stays one`() throws {
    try folder.write("dotfiles/progress.json", "")
    unsafe symlink("dotfiles/progress.json", folder.appending("progress.json"))
    let store = try open(folder.path)
    try store.record([Examples.review(1)])
    store.close()
    var facts = stat()
    unsafe lstat(folder.appending("progress.json"), &facts)
    #expect(facts.st_mode & S_IFMT == S_IFLNK)
    #expect(try files.status(folder.appending("dotfiles/progress.json"))?.size ?? 0 > 100)
    #expect(try open(folder.path, .reading).progress == store.progress)
  }

  @Test func `two sessions at once on real files lose nothing`() async throws {
    let path = folder.path
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<2 {
        group.addTask {
          let store = try open(path)
          for index in 0..<100 { try store.record([Examples.review(index)]) }
          store.close()
        }
      }
      try await group.waitForAll()
    }
    let events = try open(path, .reading).events()
    #expect(events.map(\.id.sequence).sorted() == Array(1...200))
  }

  @Test func `a log file that is a link stays one, and what it leads to grows`() throws {
    let store = try open(folder.path)
    try store.record([Examples.review(1)])
    let log = folder.appending("log/\(try #require(store.device))/000001.jsonl")
    let text = String(decoding: try files.read(log, limit: 1 << 16), as: UTF8.self)
    let real = try folder.write("elsewhere.jsonl", text)
    try files.remove(log)
    unsafe symlink(real, log)
    let reading = try open(folder.path, .reading)
    #expect(try reading.events().count == 1)
    #expect(try reading.diagnose().obstacles.isEmpty)
    try open(folder.path).record([Examples.review(2)])
    #expect(try files.isLink(log))
    #expect(try files.read(real, limit: 1 << 16).count > text.utf8.count)
    #expect(try open(folder.path, .reading).events().count == 2)
  }

  @Test(arguments: ["", "log", "log/device", "log/device/000001.jsonl"])
  func `a link into a folder that anyone may write in is told, and nothing is recorded there`(
    name: String
  ) throws {
    let data = folder.appending("data")
    let store = try open(data)
    try store.record([Examples.review(1)])
    let device = try #require(store.device)
    let path = Paths.join(data, name.replacing("device", with: device))
    let place = name.isEmpty ? data : path
    let open = folder.appending("open")
    try files.makeFolder(open, mode: 0o700)
    try files.move(place, to: Paths.join(open, "moved"))
    unsafe symlink(Paths.join(open, "moved"), place)
    #expect(try self.open(data).diagnose().obstacles.isEmpty)
    unsafe chmod(open, 0o777)
    let found = try self.open(data, .reading).diagnose().obstacles
    #expect(found == [.init(.openLink(place), .noAnswers)])
    #expect(throws: StoreError.unwritable(.openLink(place))) { try self.open(data) }
    unsafe chmod(open, 0o1777)
    try self.open(data).record([Examples.review(2)])
    #expect(try files.isLink(place))
  }

  @Test func `what stands in the way of backups, quarantine or progress.json costs no answer`()
    throws
  {
    for name in ["backups", "quarantine"] { try folder.write(name, "x") }
    for name in ["lock", "progress.json"] {
      unsafe mkfifo(folder.appending(name), 0o600)
    }
    let store = try open(folder.path)
    try store.record([Examples.review(1)])
    store.close()
    let reading = try open(folder.path, .reading)
    #expect(try reading.events().count == 1)
    #expect(
      try reading.diagnose().obstacles == [
        .init(.notFolder(folder.appending("backups")), .noBackups),
        .init(.notFolder(folder.appending("quarantine")), .noQuarantine),
        .init(.notRegular(folder.appending("lock")), .none),
        .init(.notRegular(folder.appending("progress.json")), .slowStart),
      ]
    )
  }

  @Test func `of an old backup that is a link only the link goes`() throws {
    let kept = try folder.write("elsewhere/log/x/000001.jsonl", "x")
    for month in 10...11 {
      for day in 10...28 {
        try folder.write("backups/2026\(month)\(day)T090000.000Z/log/x/000001.jsonl", "x")
      }
    }
    for month in 1...9 {
      try folder.write("backups/20260\(month)10T090000.000Z/log/x/000001.jsonl", "x")
    }
    let link = folder.appending("backups/20250101T090000.000Z")
    unsafe symlink(folder.appending("elsewhere"), link)
    try open(folder.path).record([Examples.review(1)])
    _ = try open(folder.path)
    #expect(try !files.isLink(link))
    #expect(try files.status(kept) != nil)
  }

  @Test func `the backup of a log file that is a link is no link`() throws {
    let store = try open(folder.path)
    try store.record([Examples.review(1)])
    let log = folder.appending("log/\(try #require(store.device))/000001.jsonl")
    let text = String(decoding: try files.read(log, limit: 1 << 16), as: UTF8.self)
    let real = try folder.write("elsewhere.jsonl", text)
    try files.remove(log)
    unsafe symlink(real, log)
    let backup = try open(folder.path).repair().backup
    let copy = folder.appending("backups/\(backup)/log/\(try #require(store.device))/000001.jsonl")
    #expect(try !files.isLink(copy))
    #expect(try files.read(copy, limit: 1 << 16) == Array(text.utf8))
  }

  @Test func `a log that is a link to nowhere is not taken for no progress`() throws {
    unsafe symlink("/nowhere/at/all", folder.appending("log"))
    let log = folder.appending("log")
    #expect(throws: StoreError.unreadable(.isLink(log))) { try open(folder.path, .reading) }
  }

  @Test func `a data folder that is a file is refused`() throws {
    let path = try folder.write("file", "x")
    #expect(throws: StoreError.unwritable(.failed(path, code: ENOTDIR))) { try open(path) }
  }

  private func open(
    _ path: String,
    _ access: ProgressStore.Access = .recording
  ) throws -> ProgressStore {
    try ProgressStore.open(
      path,
      for: access,
      files: files,
      entropy: LiveEntropy(),
      at: Examples.moment,
      using: FSRS(FSRSParameters())
    )
  }
}
