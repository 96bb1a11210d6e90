import Effects
import Scheduling

extension ProgressStore {
  /// Moves what is damaged in this device's log to the quarantine, after a backup, and makes the
  /// rest anew; nothing is deleted.
  package func repair() throws(StoreError) -> StoreRepair {
    precondition(access == .recording, "a store that was opened for reading repairs nothing")
    return try locked { () throws(StoreError) in
      // Also moves a torn end.
      do throws(StoreError) {
        try refresh()
        var repair = try moveDamage()
        repair.accepted = acceptLosses()
        try logAcceptedLosses()
        saveSnapshot()
        return repair
      } catch {
        throw error.told(of: .repair)
      }
    }
  }

  private func moveDamage() throws(StoreError) -> StoreRepair {
    do throws(FileError) {
      var repair = StoreRepair(backup: try copyLog())
      try rebuild(folder.logFiles())
      for file in ledger.segments.keys.sorted() {
        if try !isTorn(file) { continue }
        if LogNames.isOwn(file, of: device) {
          try moveTornEnd(of: file)
          repair.movedEnds.append(file)
        } else {
          repair.leftEnds.append(file)
        }
      }
      for file in ledger.damage.map(\.first.file).sorted() {
        var log = EventLog()
        let damage = try folder.read(after: Segment(file: file), reader, into: &log).damage
        if LogNames.isOwn(file, of: device) {
          try move(damage, outOf: file)
          repair.moved += damage
          forgetDamage(of: file)
        } else {
          repair.left += damage
        }
      }
      try rebuild(folder.logFiles())
      return repair
    } catch {
      throw .notSaved(error, of: .repair)
    }
  }

  private func isTorn(_ file: String) throws(FileError) -> Bool {
    guard let segment = ledger.segments[file],
      let size = try folder.files.status(folder.path(file))?.size
    else { return false }
    return size > segment.size
  }

  /// Moves what no session of this device cuts off: the torn end of a copy, or of what is no record at all.
  private func moveTornEnd(of file: String) throws(FileError) {
    guard let segment = ledger.segments[file] else { return }
    var log = EventLog()
    let reading = try folder.read(after: segment, reader, into: &log)
    guard !reading.torn.isEmpty else { return }
    let size = reading.segment.size
    _ = try setAside("\(Paths.name(of: file)).at-\(size)", reading.torn)
    try folder.files.truncate(folder.path(file), to: size)
  }

  private func forgetDamage(of file: String) {
    notices.removeAll { notice in
      if case .damage(let line, _, _) = notice { line.file == file } else { false }
    }
  }

  private func move(_ damage: [LogDamage], outOf file: String) throws(FileError) {
    let path = folder.path(file)
    let bytes = try folder.files.read(path, limit: DataFolder.largestSegment)
    let numbers = Set(damage.map(\.line))
    var kept: [UInt8] = []
    var moved: [UInt8] = []
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      // After the last line feed there is no line.
      guard index < lines.count - 1 || !line.isEmpty else { continue }
      let whole = line + (index < lines.count - 1 ? [UInt8(ascii: "\n")] : [])
      if numbers.contains(index + 1) { moved += whole } else { kept += whole }
    }
    _ = try setAside("\(Paths.name(of: file)).lines", moved)
    try folder.files.replace(path, with: kept, mode: 0o600)
  }
}
