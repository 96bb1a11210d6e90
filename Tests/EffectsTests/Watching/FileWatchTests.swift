import Effects
import Glibc
import Testing
import TestSupport

/// What the kernel tells, on the machine's own file system.
struct FileWatchTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("work/Row.swift", "a\n")
    try folder.write("work/Parts/Deep/Cell.swift", "a\n")
    try folder.write("elsewhere/Linked.swift", "a\n")
  }

  private var work: String { folder.appending("work") }

  /// Whether a change is told before a second is over.
  private func isTold(_ watch: FileWatch) -> Bool {
    guard let descriptor = watch.descriptor else { return false }
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&request, 1, 1000) == 1 && watch.takeChanges()
  }

  private func shell(_ script: String) throws {
    let command = ProcessCommand(
      "/bin/sh",
      ["-ec", script],
      environment: ["PATH": "/usr/bin:/bin"],
      folder: folder.path
    )
    _ = try LiveProcesses().run(ProcessRequest(command, timeout: 10_000))
  }

  @Test(arguments: [
    "echo b > work/Row.swift",
    "echo b > work/.new && mv work/.new work/Row.swift",
    "rm work/Row.swift",
    "rm work/Row.swift && echo b > work/Row.swift",
    "echo b > work/New.swift",
    "ln elsewhere/Linked.swift work/Linked.swift",
    "ln -s ../elsewhere/Linked.swift work/Linked.swift",
    "echo b > work/Parts/Deep/Cell.swift",
    "mv work/Parts work/Pieces",
    "mv work/Row.swift Row.swift",
    "rm -r work/Parts",
    "rm work/Row.swift && mkdir work/Row.swift",
    "mkdir work/More",
  ])
  func `however a file is saved or goes, it is told`(script: String) throws {
    let watch = FileWatch(work, files: LiveFiles())
    #expect(watch.sight == .events)
    try shell(script)
    #expect(isTold(watch))
    #expect(!watch.takeChanges())
  }

  @Test(arguments: [
    "cat work/Row.swift >/dev/null", "ls work/Parts", "echo b > work/.Row.swift.swp",
    "echo b > elsewhere/Other.swift", "chmod 600 work/Row.swift",
  ])
  func `what changes no file of the learner's is not told`(script: String) throws {
    let watch = FileWatch(work, files: LiveFiles())
    try shell(script)
    #expect(!watch.takeChanges())
  }

  @Test func `a folder made or renamed later is watched, too`() throws {
    let watch = FileWatch(work, files: LiveFiles())
    try shell("mkdir -p work/More/Inner && mv work/Parts work/Pieces")
    #expect(isTold(watch))
    for file in ["work/More/Inner/A.swift", "work/Pieces/Deep/Cell.swift"] {
      try shell("echo b > \(file)")
      #expect(isTold(watch), "\(file)")
    }
  }

  @Test func `a file behind a link is told of where it lies`() throws {
    try shell("ln -s ../elsewhere/Linked.swift work/Linked.swift")
    let watch = FileWatch(work, files: LiveFiles())
    try shell("echo b > elsewhere/Linked.swift")
    #expect(isTold(watch))
  }

  @Test(arguments: ["rm -r work", "mv work gone", "rm -r work && echo b > work"])
  func `a folder that goes away is told, and watched again once it is back`(script: String) throws {
    let watch = FileWatch(work, files: LiveFiles())
    try shell(script)
    #expect(isTold(watch))
    #expect(!watch.isWatching)
    try shell("rm -rf work; mkdir work")
    watch.refresh()
    #expect(watch.isWatching)
    try shell("echo b > work/Row.swift")
    #expect(isTold(watch))
  }

  @Test func `links in a ring, and a folder that may not be read, do no harm`() throws {
    try shell("ln -s . work/self && ln -s nowhere work/lost && mkdir -m 000 work/closed")
    let watch = FileWatch(work, files: LiveFiles())
    #expect(watch.isWatching)
    try shell("echo b > work/Row.swift")
    #expect(isTold(watch))
    try shell("rmdir work/closed")
  }

  @Test func `on a file system that tells nothing the watch says so`() throws {
    let files = MemoryFiles([
      "/net/a.swift": "",
      "/proc/self/mountinfo": "42 22 0:2 / /net rw shared:9 - nfs4 host:/export rw\n",
    ])
    let watch = FileWatch("/net", files: files)
    #expect(
      watch.sight
        == .looking(
          reason: "what others change on a file system of type 'nfs4' is told to nobody"
        )
    )
  }
}
