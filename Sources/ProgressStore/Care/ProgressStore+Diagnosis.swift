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
      diagnosis.snapshot = try judgeSnapshot(names)
      diagnosis.open = try openPlaces(names)
      diagnosis.obstacles = try obstacles()
      return diagnosis
    } catch {
      throw .unreadable(error)
    }
  }

  private func survey(_ names: [String], _ diagnosis: inout StoreDiagnosis) throws(FileError) {
    var seen: [String: [ClosedRange<Int>]] = [:]
    diagnosis.segments = names.count
    for name in names {
      var log = EventLog()
      let reading = try folder.read(after: Segment(file: name), reader, into: &log)
      diagnosis.records += reading.records
      diagnosis.unchecked += reading.unchecked
      diagnosis.newer += reading.newer
      diagnosis.damage += reading.damage
      if !reading.torn.isEmpty {
        diagnosis.torn.append(.init(file: name, bytes: reading.torn.count))
      }
      seen.merge(reading.numbers, uniquingKeysWith: +)
    }
    surveyGaps(seen, &diagnosis)
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
    diagnosis.gaps = found.gaps
    // What is missing and not told as a gap was accepted.
    found.accepted = diagnosis.gaps
    diagnosis.accepted = found.gaps
  }

  /// The highest number that each device is known to have given.
  private var known: [String: Int] {
    ledger.numbers.mapValues(\.highest).merging(given, uniquingKeysWith: max)
  }

  private func judgeSnapshot(
    _ names: [String]
  ) throws(FileError) -> StoreDiagnosis.SnapshotState {
    guard let bytes = snapshotBytes() else { return .missing }
    switch snapshot.decode(bytes) {
    case .damaged: return .damaged
    case .newer: return .newer
    case .stale, .older: return .stale
    case .ledger(let known):
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
