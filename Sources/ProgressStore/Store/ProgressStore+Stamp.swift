import Core

extension ProgressStore {
  /// What the progress was read from, in one line: as long as it is the same, and so is ``model``, so
  /// is the progress.
  package var stamp: String {
    let files = ledger.segments.values.sorted { $0.file < $1.file }
      .map { "\($0.file) \($0.size) \($0.lines) \($0.inode) \($0.modified)" }
    let last = ledger.last.map { "\($0.time) \($0.device) \($0.sequence)" } ?? ""
    return Fingerprint.hex(
      "\(ledger.records) \(last)\n\(files.joined(separator: "\n"))".utf8,
      digits: 16
    )
  }
}
