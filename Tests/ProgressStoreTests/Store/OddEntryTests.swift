import Core
import Effects
import Glibc
import ProgressStore
import Scheduling
import TestSupport
import Testing

/// What is named like a log file and cannot be one.
struct OddEntryTests {
  let folder: TemporaryFolder
  let files = LiveFiles()

  init() throws { folder = try TemporaryFolder() }

  /// What may stand in a log file's place.
  enum Odd: CaseIterable {
    case folder
    case pipe
    case linkToDevice
    case linkToNowhere
    case linkInCircle

    var kind: OddEntry.Kind {
      switch self {
      case .folder: .folder
      case .pipe: .other
      case .linkToDevice: .linkToOther
      case .linkToNowhere, .linkInCircle: .linkToNowhere
      }
    }

    func make(at path: String) {
      switch self {
      case .folder: unsafe mkdir(path, 0o700)
      case .pipe: unsafe mkfifo(path, 0o600)
      case .linkToDevice: unsafe symlink("/dev/zero", path)
      case .linkToNowhere: unsafe symlink("/nowhere/at/all", path)
      case .linkInCircle: unsafe symlink(path, path)
      }
    }
  }

  @Test(arguments: Odd.allCases, [nil, "ff"])
  func `an odd entry is told and passed over, and all other files count`(
    odd: Odd,
    other: String?
  ) throws {
    let device = try begin()
    let file = "log/\(other ?? device)/000003.jsonl"
    try files.makeFolder(Paths.folder(of: folder.appending(file)), mode: 0o700)
    odd.make(at: folder.appending(file))
    let entry = OddEntry(file: file, kind: odd.kind)
    for access in [ProgressStore.Access.reading, .recording] {
      let store = try open(access)
      #expect(store.notices == [.oddEntry(entry)])
      #expect(try store.events().count == 1)
      #expect(try store.diagnose().odd == [entry])
      #expect(try !store.diagnose().isSound)
    }
    let store = try open()
    try store.record([Examples.review(2)])
    #expect(try store.repair().moved.isEmpty)
    store.close()
    #expect(try open(.reading).events().map(\.id.sequence) == [1, 2])
  }

  @Test func `a record that would begin a file where an odd entry stands begins the next`() throws {
    let device = try begin()
    try files.makeFolder(folder.appending("log/\(device)/000002.jsonl"), mode: 0o700)
    let full = folder.appending("log/\(device)/000001.jsonl")
    let bytes = try files.read(full, limit: 1 << 16)
    let blank = [UInt8](repeating: UInt8(ascii: "\n"), count: 4 << 20)
    try files.replace(full, with: bytes + blank, mode: 0o600)
    try open().record([Examples.review(2)])
    #expect(try files.status(folder.appending("log/\(device)/000003.jsonl"))?.kind == .file)
    #expect(try open(.reading).events().map(\.id.sequence) == [1, 2])
  }

  @Test func `nothing is recorded where the only log file is a link that leads nowhere`() throws {
    let device = try begin()
    let path = folder.appending("log/\(device)/000001.jsonl")
    try files.remove(path)
    unsafe symlink("/nowhere/at/all", path)
    let store = try open()
    #expect(throws: StoreError.unwritable(.isLink(path))) {
      try store.record([Examples.review(2)])
    }
  }

  @Test func `the words name the place and the way out`() {
    let folder = StoreNotice.oddEntry(OddEntry(file: "log/a/000003.jsonl", kind: .folder))
    #expect(
      folder.description
        == "log/a/000003.jsonl: this is a folder, so it is passed over; all other files count; "
        + "move it away"
    )
  }

  /// Records one review, and tells the device's name.
  private func begin() throws -> String {
    let store = try open()
    try store.record([Examples.review(1)])
    store.close()
    return try #require(store.device)
  }

  private func open(_ access: ProgressStore.Access = .recording) throws -> ProgressStore {
    try ProgressStore.open(
      folder.path,
      for: access,
      files: files,
      entropy: LiveEntropy(),
      at: Examples.moment,
      using: FSRS(FSRSParameters())
    )
  }
}
