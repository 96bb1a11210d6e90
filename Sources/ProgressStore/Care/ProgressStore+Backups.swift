import Core
import Effects

extension ProgressStore {
  /// The backups there are, oldest first, each named by its instant.
  package func backups() throws(StoreError) -> [String] {
    do throws(FileError) {
      return try folder.names(in: "backups").filter { BackupPlan.moment(of: $0) != nil }
    } catch {
      throw .unreadable(error)
    }
  }

  /// Makes the day's first backup, and drops those that are kept no longer; that it cannot be made
  /// costs no answer.
  func backUpOnceADay() {
    guard ledger.records > 0 else { return }
    let today = Self.stamp(openedAt.instant).prefix(8)
    do throws(FileError) {
      let names = try folder.names(in: "backups")
      guard !names.contains(where: { $0.hasPrefix(today) }) else { return }
      try backUp()
      for name in BackupPlan.expired(names, at: openedAt) {
        // Half of one would pass for one.
        let rest = Self.unfinished(name)
        try folder.files.move(folder.path("backups/\(name)"), to: folder.path(rest))
        try removeAll(rest)
      }
    } catch {
      note(.noBackup(error))
    }
  }

  /// Keeps all log files as they are now, and tells the backup's name.
  @discardableResult
  func backUp() throws(FileError) -> String {
    let name = try freeName()
    // It gets its name once it is whole; until then it is one of the leftovers.
    let work = Self.unfinished(name)
    do throws(FileError) {
      try folder.files.makeFolder(folder.path("\(work)/log"), mode: 0o700)
      for file in try folder.logFiles() {
        let copy = folder.path("\(work)/\(file)")
        try folder.files.makeFolder(Paths.folder(of: copy), mode: 0o700)
        try keep(file, as: copy)
      }
      try folder.files.move(folder.path(work), to: folder.path("backups/\(name)"))
    } catch {
      try? removeAll(work)
      throw error
    }
    return name
  }

  /// A backup's name while it is not whole.
  private static func unfinished(_ name: String) -> String { "backups/.viva-\(name).tmp" }

  /// The name of a backup of this moment: a clock that stands still gives each its own.
  private func freeName() throws(FileError) -> String {
    let taken = try Set(folder.names(in: "backups"))
    var instant = openedAt.instant
    while taken.contains(Self.stamp(instant)) {
      instant = Instant(milliseconds: instant.milliseconds + 1)
    }
    return Self.stamp(instant)
  }

  /// A closed file of our own never changes, so a second name for it is enough.
  private func keep(_ file: String, as copy: String) throws(FileError) {
    let path = folder.path(file)
    let isLink = try folder.files.isLink(path)
    if !isLink, isClosed(file), (try? folder.files.link(path, as: copy)) != nil { return }
    let bytes = try folder.files.read(path, limit: DataFolder.largestSegment)
    try folder.files.replace(copy, with: bytes, mode: 0o600)
  }

  private func isClosed(_ file: String) -> Bool {
    guard let device, file.hasPrefix("log/\(device)/"), Segment.number(of: file) != nil
    else { return false }
    return ledger.segments.keys.contains {
      $0.hasPrefix("log/\(device)/") && Segment.number(of: $0) != nil && $0 > file
    }
  }

  /// Removes a file, or a folder with all that is in it.
  func removeAll(_ name: String) throws(FileError) {
    for inner in try folder.names(in: name) { try removeAll("\(name)/\(inner)") }
    try folder.files.remove(folder.path(name))
  }

  /// The newest backup that holds records which the log lacks; `nil` where none does.
  package func helpfulBackup() throws(StoreError) -> String? { newestHelpful(of: try backups()) }

  /// Brings back the records of a backup that the log lacks; nothing newer is lost.
  ///
  /// - Parameter backup: One of ``backups()``.
  /// - Returns: How many records came back.
  /// - Throws: ``StoreError/unreadable(_:)`` for a backup that is not there,
  ///   ``StoreError/notSaved(_:)``, ``StoreError/busy(_:process:)``.
  package func restore(_ backup: String) throws(StoreError) -> Int {
    try locked { () throws(StoreError) in
      try refresh()
      var count = 0
      do throws(FileError) {
        let log = folder.path("backups/\(backup)/log")
        guard try folder.files.status(log) != nil else { throw FileError.missing(log) }
        for (device, lines) in try missingLines(in: backup) {
          try restore(lines, into: device)
          count += lines.count { $0 == UInt8(ascii: "\n") }
        }
        try rebuild(folder.logFiles())
      } catch {
        throw .unreadable(error)
      }
      saveSnapshot()
      return count
    }
  }

  private func restore(_ lines: [UInt8], into device: String) throws(FileError) {
    // A file of its own, as the device's own files are only ever added to.
    let file = "log/\(device)/restored-\(Self.stamp(openedAt.instant)).jsonl"
    try folder.files.makeFolder(folder.path("log/\(device)"), mode: 0o700)
    let path = folder.path(file)
    let before = (try? folder.files.read(path, limit: DataFolder.largestSegment)) ?? []
    try folder.files.replace(path, with: before + lines, mode: 0o600)
  }
}
