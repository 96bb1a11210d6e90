import Core
import Effects
import Scheduling

extension ProgressStore {
  /// Looks at every byte of the log, and compares what is derived from it.
  ///
  /// Nothing is changed on the disk.
  package func diagnose() throws(StoreError) -> StoreDiagnosis {
    do throws(FileError) {
      var diagnosis = StoreDiagnosis()
      let names = try folder.logFiles()
      try survey(names, &diagnosis)
      diagnosis.snapshot = try judgeSnapshot()
      diagnosis.open = try openPlaces(names)
      diagnosis.odd = folder.oddEntries()
      diagnosis.obstacles = try obstacles()
      return diagnosis
    } catch {
      throw .unreadable(error)
    }
  }

  private func survey(_ names: [String], _ diagnosis: inout StoreDiagnosis) throws(FileError) {
    var seen: [String: [ClosedRange<Int>]] = [:]
    var torn: [(reading: SegmentReading, bytes: [UInt8], last: EventID?)] = []
    diagnosis.segments = names.count
    for name in names {
      var log = EventLog()
      let reading = try folder.read(after: Segment(file: name), reader, into: &log)
      diagnosis.records += reading.records
      diagnosis.unchecked += reading.unchecked
      diagnosis.newer += reading.newer
      diagnosis.damage += reading.damage
      if !reading.torn.isEmpty, let bytes = tornEnd(after: reading.segment) {
        torn.append((reading, bytes, log.isEmpty ? nil : log.id(log.count - 1)))
      }
      seen.merge(reading.numbers, uniquingKeysWith: +)
    }
    for (reading, bytes, last) in torn {
      diagnosis.torn.append(
        .init(
          file: reading.segment.file,
          bytes: bytes.count,
          isKept: try isKept(bytes, after: last)
        )
      )
    }
    diagnosis.foreign = Set(
      (diagnosis.damage.map(\.file) + diagnosis.torn.map(\.file))
        .filter { !LogNames.isOwn($0, of: device) }
    )
    surveyGaps(seen, &diagnosis)
  }

  /// Whether a record that was cut short stands whole in the log: the one that it names, or that which
  /// follows the last before it.
  private func isKept(_ bytes: [UInt8], after last: EventID?) throws(FileError) -> Bool {
    let log = try wholeHistory()
    let next = last.map { EventID(device: $0.device, sequence: $0.sequence + 1) }
    return log.indices.contains { place in
      let id = log.id(place)
      // So little may be left that any record begins like it.
      let head = RecordKeys.start.utf8CodeUnitCount + id.description.utf8.count
      guard bytes.count > head || id == next
      else { return false }
      return codec.encode(log[place]).starts(with: bytes)
    }
  }

  private func surveyGaps(
    _ seen: [String: [ClosedRange<Int>]],
    _ diagnosis: inout StoreDiagnosis
  ) {
    var found = Ledger()
    found.take(seen)
    for (device, number) in known where !Merging.isRenamed(device) {
      found.reach(number, of: device)
    }
    found.accepted = ledger.accepted
    let gaps = found.gaps
    diagnosis.gaps = gaps.filter { gap in
      // What another device's damaged lines held is told of already.
      guard gap.device != device else { return true }
      let lines = diagnosis.damage.count { $0.file.hasPrefix("log/\(gap.device)/") }
      let ends = diagnosis.torn.count { $0.file.hasPrefix("log/\(gap.device)/") && !$0.isKept }
      let missing = gaps.filter { $0.device == gap.device }.reduce(0) { $0 + $1.numbers.count }
      return missing > lines + ends
    }
    // What is missing and not told as a gap was accepted.
    found.accepted = gaps
    diagnosis.accepted = found.gaps
  }

  /// The highest number that each device is known to have given.
  private var known: [String: Int] {
    ledger.numbers.mapValues(\.highest).merging(given, uniquingKeysWith: max)
  }

  private func judgeSnapshot() throws(FileError) -> StoreDiagnosis.SnapshotState {
    let state = try compareSnapshot()
    guard state == .differs else { return state }
    // Another session may have written between the two readings: once more, while none does.
    return try calmly { () throws(FileError) in try compareSnapshot() } ?? .stale
  }

  private func compareSnapshot() throws(FileError) -> StoreDiagnosis.SnapshotState {
    guard let bytes = snapshotBytes() else { return .missing }
    switch snapshot.decode(bytes) {
    case .damaged: return .damaged
    case .newer: return .newer
    case .stale, .older: return .stale
    case .ledger(let known):
      let names = try folder.logFiles()
      let isExtended = try extend(known, with: names)
      let derived = progress
      try rebuild(names)
      if !isExtended { return .stale }
      return derived == progress ? .matches : .differs
    }
  }

  private func openPlaces(_ names: [String]) throws(FileError) -> [String] {
    let folders = ["", "log"] + Set(names.map(Paths.folder(of:))).sorted()
    var open: [String] = []
    for name in folders + names + ["device.json", "progress.json"] {
      let path = folder.path(name)
      if let mode = try folder.files.permissions(path), mode & 0o077 != 0 { open.append(path) }
    }
    return open
  }
}
