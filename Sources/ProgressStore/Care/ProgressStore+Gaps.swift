import Effects

extension ProgressStore {
  /// Tells of records that are gone, but for those of damaged lines and torn ends, which are told
  /// of themselves; says whether there are any.
  func noteGaps() -> Bool {
    var count = 0
    var first: StoreDiagnosis.Gap?
    for (device, gaps) in Dictionary(grouping: ledger.gaps, by: \.device).sorted(by: {
      $0.key < $1.key
    }) {
      let missing = gaps.reduce(0) { $0 + $1.numbers.count }
      guard missing > toldLines(of: device) else { continue }
      count += missing
      if first == nil { first = gaps.first }
    }
    guard let first else { return false }
    // A look at the newest few alone, for this is done at each start.
    let names = (try? backups().suffix(3)) ?? []
    note(.missingRecords(count, first: first, backup: newestHelpful(of: Array(names))))
    return true
  }

  /// How many lines of a device's log are damaged or cut short.
  private func toldLines(of device: String) -> Int {
    ledger.damage.reduce(tornEnds(of: device).count) { sum, lines in
      lines.first.file.hasPrefix("log/\(device)/") ? sum + lines.count : sum
    }
  }

  /// The newest of some backups that holds records which the log lacks.
  func newestHelpful(of backups: [String]) -> String? {
    backups.last { (try? missingLines(in: $0).isEmpty) == false }
  }

  /// The records of a backup that the log lacks, as lines by device.
  func missingLines(in backup: String) throws(FileError) -> [(device: String, lines: [UInt8])] {
    let log = "backups/\(backup)/log"
    var missing: [(device: String, lines: [UInt8])] = []
    for device in try folder.names(in: log) {
      let lines = try missingLines(in: "\(log)/\(device)", of: device)
      if !lines.isEmpty { missing.append((device, lines)) }
    }
    return missing
  }

  private func missingLines(in backup: String, of device: String) throws(FileError) -> [UInt8] {
    var known: Set<ArraySlice<UInt8>> = []
    for file in try folder.logFiles(of: device) { known.formUnion(try lines(of: file)) }
    var missing: [UInt8] = []
    for name in try folder.names(in: backup) {
      for line in try lines(of: "\(backup)/\(name)") where known.insert(line).inserted {
        if case .damage = reader.read(Array(line)) { continue }
        missing += line + [UInt8(ascii: "\n")]
      }
    }
    return missing
  }

  /// The lines of a file, without empty ones and without their ends.
  private func lines(of file: String) throws(FileError) -> [ArraySlice<UInt8>] {
    try folder.files.read(folder.path(file), limit: DataFolder.largestSegment)
      .split(separator: UInt8(ascii: "\n"))
  }

  /// Takes the record that was cut short, and is kept in the quarantine, for one that is missing.
  func acceptTorn(in device: String) {
    guard let last = ledger.numbers[device]?.gaps.last, last.count == 1,
      last.upperBound == ledger.numbers[device]?.highest
    else { return }
    ledger.accepted.append(.init(device: device, numbers: last))
  }

  /// Accepts as lost what no backup has, and tells it.
  func acceptLosses() -> [StoreDiagnosis.Gap] {
    guard let names = try? backups(), newestHelpful(of: names) == nil else { return [] }
    let gaps = ledger.gaps
    ledger.accepted += gaps
    notices.removeAll { if case .missingRecords = $0 { true } else { false } }
    return gaps
  }
}
