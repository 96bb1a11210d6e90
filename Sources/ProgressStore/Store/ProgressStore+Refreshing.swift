import Core
import Effects
import Scheduling

extension ProgressStore {
  /// Takes in what other sessions of this machine have recorded since this one read or recorded last;
  /// ``arrivals`` tells whether there was anything.
  ///
  /// - Throws: ``StoreError/busy(_:process:)``, ``StoreError/unreadable(_:)``,
  ///   ``StoreError/unwritable(_:)``.
  package func catchUp() throws(StoreError) {
    precondition(access == .recording, "a store that was opened for reading changes nothing")
    try locked { () throws(StoreError) in try refresh() }
  }

  /// Takes in what other processes of this machine have recorded, and sets a torn end aside.
  ///
  /// Called with the lock held, so what is not whole now will never be.
  func refresh() throws(StoreError) {
    if let device = try knownDevice() { try refresh(device) }
    // Where that fails it is done next time; no answer depends on it.
    try? logAcceptedLosses()
  }

  private func refresh(_ device: String) throws(StoreError) {
    do throws(FileError) {
      var events = EventLog()
      for file in try folder.logFiles(of: device) {
        let segment = ledger.segments[file] ?? Segment(file: file)
        guard let size = try folder.files.status(folder.path(file))?.size, size >= segment.size
        else {
          arrivals += 1
          return try rebuild(folder.logFiles())
        }
        if size > segment.size { try takeIn(segment, into: &events) }
      }
      guard !events.isEmpty else { return }
      arrivals += 1
      history?.append(contentsOf: events)
      unsaved += events.count
      batches = []
      if !ledger.extend(with: events, using: fsrs) { try rebuild(folder.logFiles()) }
    } catch {
      throw .unreadable(error)
    }
  }

  private func takeIn(_ segment: Segment, into events: inout EventLog) throws(FileError) {
    let reading = try folder.read(after: segment, reader, into: &events)
    ledger.note(reading)
    ledger.take(reading.numbers)
    if let first = reading.damage.first { note(.damage(first, count: reading.damage.count)) }
    if !reading.torn.isEmpty, Segment.number(of: segment.file) != nil {
      try cutOff(reading.torn, after: reading.segment)
    }
  }

  /// Moves the torn end of an own file to the quarantine.
  private func cutOff(_ torn: [UInt8], after segment: Segment) throws(FileError) {
    let name = "\(Paths.name(of: segment.file)).at-\(segment.size)"
    // Where it cannot be kept it is not cut off either; the next record then begins a new file.
    guard let kept = try? setAside(name, torn) else {
      suspects.insert(segment.file)
      note(.tornTail(file: segment.file, bytes: torn.count, kept: nil))
      return
    }
    let path = folder.path(segment.file)
    try folder.files.truncate(path, to: segment.size)
    if let status = try folder.files.status(path) { ledger.segments[segment.file]?.note(status) }
    note(.tornTail(file: segment.file, bytes: torn.count, kept: kept))
    if let device { acceptTorn(in: device) }
  }
}
