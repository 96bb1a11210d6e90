package import Core
import Effects
import Scheduling

extension ProgressStore {
  /// All events that count, in order: without those that were taken back.
  ///
  /// - Complexity: The whole log is read at the first call.
  package func events() throws(StoreError) -> [Event] {
    do throws(FileError) {
      return Progress.standing(try wholeHistory())
    } catch {
      throw .unreadable(error)
    }
  }

  /// Reads `progress.json` and what the log has besides, or the whole log.
  func load() throws(FileError) {
    let names = try folder.logFiles()
    loadDevice()
    let known = loadSnapshot()
    let isExtended = try known.map { known throws(FileError) in try extend(known, with: names) }
    if isExtended != true {
      if let known { keepNumbers(of: known) }
      try rebuild(names)
    }
    noteLoaded(names)
    let hasGaps = noteGaps()
    if let known, hasGaps {
      // What the file knew of records that are gone is worth keeping.
      keepsSnapshot = !known.knowsGaps(ledger.gaps)
    }
  }

  /// Forgets no number that was given, even where the end of the log is lost.
  private func keepNumbers(of known: Ledger) {
    for (device, clock) in known.devices where !Merging.isRenamed(device) {
      given[device] = clock.sequence
    }
    ledger.accepted = known.accepted
  }

  /// The events of all files, each once.
  func wholeHistory() throws(FileError) -> [Event] {
    if let history { return history }
    try rebuild(folder.logFiles())
    return history ?? []
  }

  /// Makes everything anew from the log alone.
  func rebuild(_ names: [String]) throws(FileError) {
    var ledger = Ledger()
    ledger.accepted = self.ledger.accepted
    var events: [Event] = []
    var seen: [String: [ClosedRange<Int>]] = [:]
    for name in names {
      let reading = try folder.read(after: Segment(file: name), &reader)
      ledger.note(reading)
      seen.merge(reading.numbers, uniquingKeysWith: +)
      if events.isEmpty { events = reading.events } else { events += reading.events }
    }
    let merged = Merging.merge(events, codec)
    ledger.rebuild(from: merged.events, using: base)
    ledger.take(seen)
    for (device, number) in given { ledger.reach(number, of: device) }
    self.ledger = ledger
    history = merged.events
    batches = []
    unsaved = max(merged.events.count, unsaved)
    for device in merged.clones.sorted() { note(.clonedDevice(device)) }
  }

  /// Takes over derived progress if every file still begins with what it was derived from, and
  /// adds what came since; says no, changing nothing, where it must be made anew.
  func extend(_ known: Ledger, with names: [String]) throws(FileError) -> Bool {
    guard Set(names).isSuperset(of: known.segments.keys) else { return false }
    var next = known
    var events: [Event] = []
    var seen: [String: [ClosedRange<Int>]] = [:]
    for name in names {
      let segment = known.segments[name] ?? Segment(file: name)
      switch try freshness(of: segment) {
      case .changed: return false
      case .same: continue
      case .longer:
        let reading = try folder.read(after: segment, &reader)
        next.note(reading)
        seen.merge(reading.numbers, uniquingKeysWith: +)
        events += reading.events
      }
    }
    guard next.extend(with: events, using: next.progress.model(or: base)) else { return false }
    next.take(seen)
    ledger = next
    unsaved = events.count
    return true
  }

  private enum Freshness {
    case same
    case longer
    case changed
  }

  private func freshness(of segment: Segment) throws(FileError) -> Freshness {
    guard let status = try folder.files.status(folder.path(segment.file)),
      status.size >= segment.size
    else { return .changed }
    if segment.size > 0 {
      let tail = try folder.tail(of: segment.file, size: segment.size, crc)
      guard tail == segment.tail else { return .changed }
    }
    if status.size > segment.size { return .longer }
    // A file of the same size that was written again may differ anywhere.
    let isSame = status.identity.inode == segment.inode && status.modified == segment.modified
    return isSame ? .same : .changed
  }

  private func noteLoaded(_ names: [String]) {
    for name in names where name.contains("conflict") { note(.conflictCopy(name)) }
    for damage in ledger.damage { note(.damage(damage.first, count: damage.count)) }
    noteParameters()
    if ledger.newer > 0 { note(.newerRecords(ledger.newer)) }
    if access == .reading, let device { noteTornTail(of: device) }
    noteClock(at: openedAt.instant)
  }

  /// Notes a clock that shows an earlier time than at this machine's last record; a minute less is
  /// what any clock may be set right by.
  func noteClock(at instant: Instant) {
    guard let device, let clock = ledger.devices[device],
      clock.time > instant.milliseconds + 60_000
    else { return }
    note(.clockSetBack(last: Instant(milliseconds: clock.time)))
  }

  /// Tells of parameters in the log that cannot be used as they are.
  private func noteParameters() {
    guard let text = progress.parameterText else { return }
    do throws(ParameterError) {
      let clips = try FSRSParameters(text: text).clips
      if !clips.isEmpty { note(.movedParameters(clips.map(\.index))) }
    } catch {
      note(.unusableParameters(error))
    }
  }

  private func noteTornTail(of device: String) {
    for (file, bytes) in tornEnds(of: device) {
      note(.tornTail(file: file, bytes: bytes, kept: nil))
    }
  }

  /// The files of a device that end in a record cut short, and how many bytes are left over.
  func tornEnds(of device: String) -> [(file: String, bytes: Int)] {
    ledger.segments.values.filter { $0.file.hasPrefix("log/\(device)/") }.compactMap { segment in
      guard let status = try? folder.files.status(folder.path(segment.file)),
        status.size > segment.size
      else { return nil }
      return (segment.file, status.size - segment.size)
    }
  }

  /// Adds a notice, once.
  func note(_ notice: StoreNotice) {
    if !notices.contains(notice) { notices.append(notice) }
  }
}
