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

  /// Makes the day's first backup, also one before `progress.json` gets another form, and drops those
  /// that are kept no longer; that it cannot be made costs no answer.
  func backUpInTime() {
    guard ledger.records > 0 else { return }
    let today = Self.stamp(openedAt.instant).prefix(8)
    do throws(FileError) {
      let names = try folder.names(in: "backups")
      guard migrates || !names.contains(where: { $0.hasPrefix(today) }) else { return }
      let made = try copyLog()
      migrates = false
      for name in BackupPlan.expired(names + [made], at: openedAt) {
        // Half of one would pass for one.
        let rest = Self.unfinished(name)
        try folder.files.move(folder.path("backups/\(name)"), to: folder.path(rest))
        try removeAll(rest)
      }
    } catch {
      // What an earlier version wrote is not replaced then.
      if migrates { maySave = false }
      note(.noBackup(error))
    }
  }

  /// Keeps the log as it is now: before anything that adds to it what cannot be taken back by hand, as
  /// an import does.
  ///
  /// - Returns: The backup's name.
  /// - Throws: ``StoreError/notSaved(_:of:)``, ``StoreError/busy(_:process:)``.
  @discardableResult
  package func backUp() throws(StoreError) -> String {
    try locked { () throws(StoreError) in
      do throws(FileError) {
        return try copyLog()
      } catch {
        throw .notSaved(error, of: .backup)
      }
    }
  }

  /// Keeps all log files as they are now, and tells the backup's name.
  @discardableResult
  func copyLog() throws(FileError) -> String {
    try folder.files.refuseOpenLink(folder.path("backups"))
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
    // What a link leads to is not ours to remove.
    if try !folder.files.isLink(folder.path(name)) {
      for inner in try folder.names(in: name) { try removeAll("\(name)/\(inner)") }
    }
    try folder.files.remove(folder.path(name))
  }

  /// The newest backup that holds records which the log lacks; `nil` where none does.
  package func helpfulBackup() throws(StoreError) -> String? { newestHelpful(of: try backups()) }
}
