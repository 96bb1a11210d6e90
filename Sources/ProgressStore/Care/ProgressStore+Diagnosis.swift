import Core
import Effects

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
      diagnosis.obstacles = try obstacles(names)
      return diagnosis
    } catch {
      throw .unreadable(error)
    }
  }

  private func survey(_ names: [String], _ diagnosis: inout StoreDiagnosis) throws(FileError) {
    var numbers: [String: [Int]] = [:]
    diagnosis.segments = names.count
    for name in names {
      let reading = try folder.read(after: Segment(file: name), &reader)
      diagnosis.records += reading.events.count
      diagnosis.unchecked += reading.unchecked
      diagnosis.newer += reading.newer
      diagnosis.damage += reading.damage
      if !reading.torn.isEmpty {
        diagnosis.torn.append(.init(file: name, bytes: reading.torn.count))
      }
      for id in reading.events.map(\.id) + reading.newerIDs {
        numbers[id.device, default: []].append(id.sequence)
      }
    }
    for (device, numbers) in numbers.sorted(by: { $0.key < $1.key }) {
      diagnosis.gaps += Self.gaps(in: numbers.sorted(), of: device)
    }
  }

  private static func gaps(in numbers: [Int], of device: String) -> [StoreDiagnosis.Gap] {
    var next = 1
    var gaps: [StoreDiagnosis.Gap] = []
    for number in numbers {
      if number > next { gaps.append(.init(device: device, numbers: next...(number - 1))) }
      next = max(next, number + 1)
    }
    return gaps
  }

  private func judgeSnapshot(
    _ names: [String]
  ) throws(FileError) -> StoreDiagnosis.SnapshotState {
    guard let bytes = snapshotBytes() else { return .missing }
    switch snapshot.decode(bytes) {
    case .damaged: return .damaged
    case .newer: return .newer
    case .stale: return .stale
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
