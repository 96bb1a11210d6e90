import Core
import Effects

extension ProgressStore {
  /// Brings back the records of a backup that the log lacks; nothing newer is lost.
  ///
  /// - Parameter backup: One of ``backups()``.
  /// - Returns: How many records came back.
  /// - Throws: ``StoreError/unreadable(_:)`` for a backup that is not there,
  ///   ``StoreError/notSaved(_:of:)``, ``StoreError/busy(_:process:)``.
  package func restore(_ backup: String) throws(StoreError) -> Int {
    try locked { () throws(StoreError) in
      try refresh()
      let log = folder.path("backups/\(backup)/log")
      var count = 0
      var problem: StoreError?
      do throws(FileError) {
        guard try folder.files.status(log) != nil else { throw FileError.missing(log) }
        var portion = Portion()
        try forEachMissing(in: backup) { device, line in
          if portion.isFull(for: device) { problem = write(&portion) }
          portion.add(line, of: device)
          count += 1
          return problem == nil
        }
        problem = problem ?? write(&portion)
        if problem == nil { try rebuild(folder.logFiles()) }
      } catch {
        throw .unreadable(error)
      }
      if let problem { throw problem }
      saveSnapshot()
      return count
    }
  }

  /// Records of one device that are written by one call.
  private struct Portion {
    var device = ""
    var lines: [UInt8] = []

    func isFull(for other: String) -> Bool {
      !lines.isEmpty && (other != device || lines.count >= ProgressStore.fullSegment)
    }

    mutating func add(_ line: [UInt8], of device: String) {
      self.device = device
      lines += line
      lines.append(UInt8(ascii: "\n"))
    }
  }

  /// Writes a portion into a file of its own, as the device's own files are only ever added to, and
  /// empties it; tells why it could not.
  private func write(_ portion: inout Portion) -> StoreError? {
    guard !portion.lines.isEmpty else { return nil }
    let place = "log/\(portion.device)"
    do throws(FileError) {
      try folder.files.makeFolder(folder.path(place), mode: 0o700)
      let name = "\(place)/restored-\(Self.stamp(openedAt.instant))"
      var file = "\(name).jsonl"
      var number = 2
      while try folder.files.status(folder.path(file)) != nil {
        file = "\(name)-\(number).jsonl"
        number += 1
      }
      try folder.files.replace(folder.path(file), with: portion.lines, mode: 0o600)
    } catch {
      return .notSaved(error, of: .restoring)
    }
    portion = Portion()
    return nil
  }
}
