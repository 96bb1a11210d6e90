package import Core
import Effects
import Scheduling

extension ProgressStore {
  /// The size in bytes at which a log file is closed and the next begun.
  static let fullSegment = 4 << 20

  /// Writes down what happened; once it returns, it is on the disk.
  ///
  /// Of several drafts the first is the root; the others are noted as its consequences and are
  /// taken back with it. They are saved all or not at all.
  ///
  /// - Parameter drafts: What happened, in order; the store gives the numbers.
  /// - Returns: The events with their numbers.
  /// - Throws: ``StoreError/notSaved(_:of:)`` when nothing was saved, ``StoreError/unsure(_:of:)`` when
  ///   the disk failed, ``StoreError/busy(_:process:)``, ``StoreError/invalidRecord(_:of:)``.
  @discardableResult
  package func record(_ drafts: [EventDraft]) throws(StoreError) -> [Event] {
    precondition(access == .recording, "a store that was opened for reading records nothing")
    guard !drafts.isEmpty else { return [] }
    let events: [Event]
    do throws(StoreError) {
      events = try recordLocked(drafts)
    } catch {
      throw error.told(of: StoreDeed(drafts[0].kind))
    }
    saveSnapshotIfDue()
    return events
  }

  private func recordLocked(_ drafts: [EventDraft]) throws(StoreError) -> [Event] {
    try locked { () throws(StoreError) in
      // Where locks do not work, another process may write between reading and writing.
      for _ in 0..<3 {
        try refresh()
        noteClock(at: drafts[0].moment.instant)
        let events = numbered(drafts, device: try ownDevice())
        let batch = Batch(events, root: events[0], before: progress)
        guard try append(events) else { continue }
        if ledger.extend(with: events, using: fsrs) {
          batches.append(batch)
        } else {
          try readAgain()
        }
        return events
      }
      throw StoreError.busy(folder.path, process: nil)
    }
  }

  /// Gives drafts their numbers, and all but the first their root.
  private func numbered(_ drafts: [EventDraft], device: String) -> [Event] {
    let first = nextNumber(of: device)
    let root = EventID(device: device, sequence: first)
    return drafts.enumerated().map { index, draft in
      var content = draft
      if index > 0, content.reference == nil { content.reference = root }
      return Event(id: EventID(device: device, sequence: first + index), content: content)
    }
  }

  /// The number of a device's next event.
  func nextNumber(of device: String) -> Int {
    max((ledger.devices[device]?.sequence ?? 0) + 1, firstFree)
  }

  /// Adds events to this device's log, and waits until they are on the disk; says no, having
  /// written nothing, where the file has grown since it was read.
  func append(_ events: [Event]) throws(StoreError) -> Bool {
    var segment = try openSegment(of: events[0].id.device)
    var bytes: [UInt8] = segment.isUnended ? [UInt8(ascii: "\n")] : []
    for event in events { bytes += try line(of: event) + [UInt8(ascii: "\n")] }
    let path = folder.path(segment.file)
    do throws(AppendError) {
      try folder.files.append(bytes, to: path, size: segment.size)
    } catch {
      if case .moved = error { return false }
      throw failure(error, segment)
    }
    segment.size += bytes.count
    segment.lines += events.count
    segment.isUnended = false
    segment.tail = nil
    if let status = try? folder.files.status(path) { segment.note(status) }
    ledger.segments[segment.file] = segment
    ledger.records += events.count
    ledger.take(Numbering.ranges(of: events.map(\.id)))
    history?.append(contentsOf: events)
    unsaved += events.count
    // What was acknowledged keeps its number, even if the file is found damaged a moment later.
    firstFree = events[0].id.sequence + events.count
    return true
  }

  /// The line of an event, which is read back before it may be written.
  private func line(of event: Event) throws(StoreError) -> [UInt8] {
    let line = codec.encode(event)
    switch reader.read(line) {
    case .event(event): return line
    case .damage(let damage): throw .invalidRecord(damage)
    case .event, .unchecked, .newer: throw .invalidRecord(.notJSON)
    }
  }

  private func failure(_ error: AppendError, _ segment: Segment) -> StoreError {
    switch error {
    case .moved(let path): return .busy(path, process: nil)
    case .refused(let error): return .notSaved(error)
    case .unsure(let error):
      // What a failed sync left is not trusted: the file is cut back and never written again.
      suspects.insert(segment.file)
      let path = folder.path(segment.file)
      guard (try? folder.files.truncate(path, to: segment.size)) != nil else {
        return .unsure(error)
      }
      return .notSaved(error)
    }
  }

  func lastSegment(of device: String) -> Segment? {
    ledger.segments.values.filter {
      $0.file.hasPrefix("log/\(device)/") && Segment.number(of: $0.file) != nil
    }
    .max { $0.file < $1.file }
  }

  /// The file that this device's next record goes to.
  private func openSegment(of device: String) throws(StoreError) -> Segment {
    let last = lastSegment(of: device)
    if let last, last.size < Self.fullSegment, !suspects.contains(last.file) { return last }
    var number = (last.flatMap { Segment.number(of: $0.file) } ?? 0) + 1
    // Where an odd entry has the name, the next is taken.
    while let kind = folder.oddness(of: Self.segment(number, of: device)) {
      // The log itself may be where that link leads, and its numbers are not known here.
      guard last != nil || kind != .linkToNowhere else {
        throw .unwritable(.isLink(folder.path(Self.segment(number, of: device))))
      }
      number += 1
    }
    do throws(FileError) {
      try folder.files.makeFolder(folder.path("log/\(device)"), mode: 0o700)
    } catch {
      throw .notSaved(error)
    }
    return Segment(file: Self.segment(number, of: device))
  }

  /// The path of a device's log file of a number.
  private static func segment(_ number: Int, of device: String) -> String {
    "log/\(device)/\(padded(number, to: 6)).jsonl"
  }

  /// Makes the progress anew after a record that does not come last, as with a clock set back.
  func readAgain() throws(StoreError) {
    do throws(FileError) {
      let saved = history
      history = nil
      if let saved {
        ledger.rebuild(from: saved, using: base)
        history = saved
        batches = []
      } else {
        try rebuild(folder.logFiles())
      }
    } catch {
      throw .unreadable(error)
    }
  }

  private func saveSnapshotIfDue() {
    if unsaved >= Self.worthSaving { saveSnapshot() }
  }
}
