import Core
import Effects

extension ProgressStore {
  /// Reads `progress.json`, where there is one that this version may use.
  func loadSnapshot() -> Ledger? {
    guard let bytes = snapshotBytes() else { return nil }
    switch snapshot.decode(bytes) {
    case .ledger(let ledger): return ledger
    case .stale: return nil
    case .older:
      // A session that records makes a backup first.
      migrates = true
      keepsSnapshot = true
      maySave = access == .recording
      return nil
    case .newer(let schema):
      maySave = false
      note(.newerSnapshot(schema: schema))
      return nil
    case .damaged:
      // The broken file is kept before it may be replaced.
      let kept = try? setAside("progress.json", bytes)
      maySave = kept != nil
      // Made anew at once: else every look at the progress would set the same bytes aside again.
      if maySave { unsaved = Self.worthSaving }
      note(.damagedSnapshot(kept: kept))
      return nil
    }
  }

  /// The bytes of `progress.json`, where it can be read.
  func snapshotBytes() -> [UInt8]? {
    try? folder.files.read(folder.path("progress.json"), limit: DataFolder.largestSegment)
  }

  /// Writes `progress.json`; that it cannot be written costs time only.
  func saveSnapshot() {
    // Without a log there is nothing to derive, but an accepted loss is to be remembered.
    guard maySave, !ledger.segments.isEmpty || !ledger.accepted.isEmpty else { return }
    do throws(FileError) {
      for (name, segment) in ledger.segments where segment.tail == nil && segment.size > 0 {
        let tail = try folder.tail(of: segment.file, size: segment.size, crc)
        ledger.segments[name]?.tail = tail
      }
      if keepsSnapshot, let old = snapshotBytes() { _ = try setAside("progress.json", old) }
      keepsSnapshot = false
      let bytes = snapshot.encode(ledger)
      try folder.files.replace(folder.path("progress.json"), with: bytes, mode: 0o600)
      unsaved = 0
    } catch {
      // Asked again only once there is much more to write.
      unsaved = 1
      if access == .recording { note(.unsavedSnapshot(error)) }
    }
  }

  /// Puts bytes into the quarantine, and tells the file's path in the data folder.
  func setAside(_ name: String, _ bytes: [UInt8]) throws(FileError) -> String {
    try folder.files.refuseOpenLink(folder.path("quarantine"))
    let file = "quarantine/\(Self.stamp(openedAt.instant))-\(name)"
    try folder.files.makeFolder(folder.path("quarantine"), mode: 0o700)
    var free = file
    var number = 2
    // The same bytes, set aside by an earlier look, are kept once.
    for known in try folder.names(in: "quarantine") where known.hasSuffix("-\(name)") {
      let path = "quarantine/\(known)"
      let kept = try? folder.files.read(folder.path(path), limit: bytes.count)
      if kept == bytes { return path }
    }
    while try folder.files.status(folder.path(free)) != nil {
      free = "\(file).\(number)"
      number += 1
    }
    try folder.files.replace(folder.path(free), with: bytes, mode: 0o600)
    return free
  }
}
