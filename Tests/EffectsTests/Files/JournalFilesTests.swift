import Effects
import Glibc
import Testing
import TestSupport

struct JournalFilesTests {
  let files = LiveFiles()
  let folder: TemporaryFolder
  var path: String { folder.appending("log") }

  init() throws { folder = try TemporaryFolder() }

  @Test func `bytes are added at the end, and a new file is private`() throws {
    try files.append([1, 2], to: path, size: 0)
    try files.append([3], to: path, size: 2)
    #expect(try files.read(path, limit: 10) == [1, 2, 3])
    #expect(try files.read(path, from: 1, limit: 1) == [2])
    #expect(try files.permissions(path) == 0o600)
  }

  @Test func `nothing is added to a file that has moved on`() throws {
    try files.append([1, 2], to: path, size: 0)
    #expect(throws: AppendError.moved(path)) { try files.append([3], to: path, size: 1) }
    #expect(try files.read(path, limit: 10) == [1, 2])
  }

  @Test func `what a link leads to grows, and the link stays`() throws {
    let real = try folder.write("elsewhere/real", "")
    unsafe symlink("elsewhere/real", path)
    try files.append([1, 2], to: path, size: 0)
    try files.append([3], to: path, size: 2)
    try files.truncate(path, to: 2)
    #expect(try files.read(real, limit: 10) == [1, 2])
    #expect(try files.isLink(path))
  }

  @Test func `a link into a folder that anyone may change is not followed`() throws {
    let real = try folder.write("open/real", "")
    unsafe chmod(folder.appending("open"), 0o777)
    unsafe symlink("open/real", path)
    #expect(throws: AppendError.refused(.openLink(path))) {
      try files.append([1], to: path, size: 0)
    }
    #expect(throws: FileError.openLink(path)) { try files.truncate(path, to: 0) }
    #expect(try files.read(real, limit: 10).isEmpty)
  }

  @Test func `a link that goes by way of such a folder is not followed either`() throws {
    let real = try folder.write("safe/real", "")
    try files.makeFolder(folder.appending("open"), mode: 0o700)
    unsafe symlink(real, folder.appending("open/hop"))
    unsafe symlink("open/hop", path)
    try files.refuseOpenLink(path)
    unsafe chmod(folder.appending("open"), 0o777)
    #expect(throws: FileError.openLink(path)) { try files.refuseOpenLink(path) }
    #expect(throws: AppendError.refused(.openLink(path))) {
      try files.append([1], to: path, size: 0)
    }
    #expect(throws: FileError.openLink(path)) { try files.replace(path, with: [1], mode: 0o600) }
    try files.refuseOpenLink(real)
  }

  @Test func `a file and a folder get another name`() throws {
    try folder.write("a/b", "x")
    try files.move(folder.appending("a"), to: folder.appending("c"))
    try files.move(folder.appending("c/b"), to: folder.appending("d"))
    #expect(try files.read(folder.appending("d"), limit: 10) == Array("x".utf8))
    #expect(throws: FileError.missing(path)) { try files.move(path, to: path) }
  }

  @Test func `a log in a missing folder is refused`() {
    #expect(throws: AppendError.refused(.missing("/no/such/log"))) {
      try files.append([1], to: "/no/such/log", size: 0)
    }
  }

  @Test func `cutting keeps the first bytes`() throws {
    try files.append([1, 2, 3], to: path, size: 0)
    try files.truncate(path, to: 1)
    #expect(try files.read(path, limit: 10) == [1])
  }

  @Test func `a second name shares the bytes, and removing one leaves the other`() throws {
    let other = folder.appending("other")
    try files.append([1, 2, 3], to: path, size: 0)
    try files.link(path, as: other)
    try files.remove(path)
    #expect(try files.status(path) == nil)
    #expect(try files.read(other, limit: 10) == [1, 2, 3])
    #expect(throws: FileError.failed(folder.path, code: ENOTEMPTY)) {
      try files.remove(folder.path)
    }
  }

  @Test func `a lock is held until it goes, and tells who holds it`() throws {
    let lock = try files.lock(path, patience: 0)
    do {
      _ = try files.lock(path, patience: 10)
      Issue.record("the lock was given twice")
    } catch {
      #expect(error == .held(path, process: Int(getpid())))
    }
    _ = consume lock
    _ = try files.lock(path, patience: 0)
  }
}
