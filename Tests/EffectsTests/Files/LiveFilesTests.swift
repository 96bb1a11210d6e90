import Effects
import Glibc
import Testing
import TestSupport

struct LiveFilesTests {
  let files = LiveFiles()
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `what is written is read back`() throws {
    let path = folder.appending("a.txt")
    try files.replace(path, with: [1, 2, 3], mode: 0o600)
    #expect(try files.read(path, limit: 3) == [1, 2, 3])
    #expect(try files.status(path)?.size == 3)
  }

  @Test func `a file of the limit is read and one byte more is refused`() throws {
    let path = try folder.write("a.txt", "12345")
    #expect(try files.read(path, limit: 5).count == 5)
    #expect(throws: FileError.tooLarge(path, limit: 4)) { try files.read(path, limit: 4) }
  }

  @Test func `a file whose size the system does not tell is read to its end`() throws {
    #expect(try !files.read("/proc/self/maps", limit: 1 << 20).isEmpty)
    #expect(throws: FileError.tooLarge("/proc/self/maps", limit: 10)) {
      try files.read("/proc/self/maps", limit: 10)
    }
  }

  @Test func `what is no regular file is refused, and a pipe is not waited for`() throws {
    let pipe = folder.appending("pipe")
    unsafe mkfifo(pipe, 0o600)
    #expect(throws: FileError.notRegular(pipe)) { try files.read(pipe, limit: 10) }
    #expect(throws: FileError.notRegular("/dev/zero")) { try files.read("/dev/zero", limit: 10) }
    #expect(throws: FileError.isFolder(folder.path)) { try files.read(folder.path, limit: 10) }
    #expect(throws: FileError.missing("/no/such")) { try files.read("/no/such", limit: 10) }
    #expect(throws: FileError.missing("/etc/passwd/x")) {
      try files.read("/etc/passwd/x", limit: 10)
    }
  }

  @Test func `a path's real form has no links and no dots`() throws {
    let file = try folder.write("a/b.txt", "")
    unsafe symlink("a", folder.appending("link"))
    unsafe symlink("nothing", folder.appending("dead"))
    #expect(try files.realPath(folder.appending("link/../link/./b.txt")) == file)
    #expect(try files.isLink(folder.appending("link")))
    #expect(try !files.isLink(folder.appending("link/b.txt")))
    let dead = folder.appending("dead")
    #expect(throws: FileError.missing(dead)) { try files.realPath(dead) }
  }

  @Test func `replacing keeps permissions and leaves nothing beside`() throws {
    let path = try folder.write("a.txt", "old")
    unsafe chmod(path, 0o640)
    try files.replace(path, with: Array("new".utf8), mode: 0o600)
    #expect(try files.permissions(path) == 0o640)
    #expect(try files.list(folder.path) == ["a.txt"])
  }

  @Test(.enabled(if: geteuid() == 0, "only root may give files away"))
  func `replacing keeps owner and group`() throws {
    let path = try folder.write("a.txt", "old")
    unsafe chown(path, 4321, 1234)
    unsafe chmod(path, 0o640)
    try files.replace(path, with: Array("new".utf8), mode: 0o600)
    var facts = stat()
    unsafe stat(path, &facts)
    #expect(facts.st_uid == 4321)
    #expect(facts.st_gid == 1234)
    #expect(facts.st_mode & 0o7777 == 0o640)
  }

  @Test func `replacing a link replaces what it leads to`() throws {
    let target = try folder.write("dotfiles/progress.json", "old")
    let link = folder.appending("progress.json")
    unsafe symlink("dotfiles/progress.json", link)
    try files.replace(link, with: Array("new".utf8), mode: 0o600)
    #expect(try files.read(target, limit: 10) == Array("new".utf8))
    #expect(try linkTarget(link) == "dotfiles/progress.json")
    #expect(try files.list(folder.appending("dotfiles")) == ["progress.json"])
  }

  @Test func `a link to nothing yet gets its file`() throws {
    try files.makeFolder(folder.appending("real"), mode: 0o700)
    let link = folder.appending("a")
    unsafe symlink("real/a", link)
    try files.replace(link, with: [7], mode: 0o600)
    #expect(try files.read(folder.appending("real/a"), limit: 10) == [7])
  }

  @Test func `a link into a folder that anyone may change is refused`() throws {
    let target = try folder.write("open/a", "old")
    unsafe chmod(folder.appending("open"), 0o777)
    let link = folder.appending("a")
    unsafe symlink("open/a", link)
    #expect(throws: FileError.openLink(link)) { try files.replace(link, with: [7], mode: 0o600) }
    #expect(try files.read(target, limit: 10) == Array("old".utf8))
  }

  @Test func `links in a circle end`() throws {
    let link = folder.appending("a")
    unsafe symlink("a", link)
    #expect(throws: FileError.failed(link, code: ELOOP)) {
      try files.replace(link, with: [7], mode: 0o600)
    }
  }

  @Test func `folders are made with all above them and their permissions`() throws {
    let path = folder.appending("a/b/c")
    try files.makeFolder(path, mode: 0o700)
    try files.makeFolder(path, mode: 0o755)
    for name in ["a", "a/b", "a/b/c"] {
      #expect(try files.permissions(folder.appending(name)) == 0o700)
    }
  }

  @Test func `names are sorted bytewise`() throws {
    for name in ["b", "a", "B", "é"] { try folder.write(name, "") }
    #expect(try files.list(folder.path) == ["B", "a", "b", "é"])
  }

  private func linkTarget(_ path: String) throws -> String {
    var bytes = [CChar](repeating: 0, count: 200)
    let length = unsafe readlink(path, &bytes, 199)
    return String(decoding: bytes.prefix(length).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
