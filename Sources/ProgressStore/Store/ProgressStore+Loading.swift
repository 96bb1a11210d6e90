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
    loadDevice()
    // Before the files are looked for: one that another session begins in between would be missed.
    let known = loadSnapshot()
    let names = try folder.logFiles()
    // Once a day the log is read whole: what changed in it without a trace is found then.
    let isRecent = known?.checked == WallTime(of: openedAt.instant, offset: 0).day
    let isExtended = try known.map { known throws(FileError) in
      if !isRecent { return false }
      return try extend(known, with: names)
    }
    if isExtended != true {
      if let known { keepNumbers(of: known) }
      try rebuild(names)
    }
    noteLoaded(names)
    let hasGaps = noteGaps()
    if !hasGaps { noteEmptyFiles() }
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
    // The log will say which of them it knows.
    ledger.accepted = known.accepted
  }

  /// The events of all files, each once.
  func wholeHistory() throws(FileError) -> EventLog {
    if let history { return history }
    try rebuild(folder.logFiles())
    return history ?? EventLog()
  }

  /// Makes everything anew from the log alone.
  func rebuild(_ names: [String]) throws(FileError) {
    for (device, numbering) in self.ledger.numbers where !Merging.isRenamed(device) {
      given[device] = max(given[device] ?? 0, numbering.highest)
    }
    var ledger = Ledger()
    ledger.accepted = self.ledger.accepted
    ledger.checked = WallTime(of: openedAt.instant, offset: 0).day
    var log = EventLog()
    let size = try size(of: names)
    log.reserveCapacity(size / DataFolder.shortRecord)
    var seen: [String: [ClosedRange<Int>]] = [:]
    // A short log is read sooner than threads are begun.
    let crew = Crew(size: size > 4 * Self.fullSegment ? Processors.count : 1)
    try folder.readWhole(names, reader, by: crew, into: &log) { reading in
      ledger.note(reading)
      seen.merge(reading.numbers, uniquingKeysWith: +)
    }
    let merged = Merging.merge(log, codec)
    ledger.rebuild(from: merged.log, using: base)
    ledger.take(seen)
    for (device, number) in given { ledger.reach(number, of: device) }
    self.ledger = ledger
    history = merged.log
    batches = []
    unsaved = max(merged.log.count, unsaved)
    for device in merged.clones.sorted() { note(.clonedDevice(device)) }
  }

  private func size(of names: [String]) throws(FileError) -> Int {
    var size = 0
    for name in names { size += try folder.files.status(folder.path(name))?.size ?? 0 }
    return size
  }

  /// Takes over derived progress if every file still begins with what it was derived from, and
  /// adds what came since; says no, changing nothing, where it must be made anew.
  func extend(_ known: Ledger, with names: [String]) throws(FileError) -> Bool {
    guard Set(names).isSuperset(of: known.segments.keys) else { return false }
    var next = known
    var log = EventLog()
    var seen: [String: [ClosedRange<Int>]] = [:]
    for name in names {
      let segment = known.segments[name] ?? Segment(file: name)
      switch try freshness(of: segment) {
      case .changed: return false
      case .same: continue
      case .longer:
        let reading = try folder.read(after: segment, reader, into: &log)
        next.note(reading)
        seen.merge(reading.numbers, uniquingKeysWith: +)
      }
    }
    guard next.extend(with: log, using: next.progress.model(or: base)) else { return false }
    next.take(seen)
    ledger = next
    unsaved = log.count
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
    for entry in folder.oddEntries() { note(.oddEntry(entry)) }
    for name in names where LogNames.isCopy(name) { note(.conflictCopy(name)) }
    for damage in ledger.damage {
      let isOwn = LogNames.isOwn(damage.first.file, of: device)
      note(.damage(damage.first, count: damage.count, isOwn: isOwn))
    }
    noteParameters()
    if ledger.newer > 0 { note(.newerRecords(ledger.newer)) }
    if access == .reading, let device { noteTornTail(of: device) }
    noteClock(at: openedAt.instant)
  }

  /// Tells of files in which nothing is where no other holds a record: nobody is to take that for no
  /// progress yet.
  private func noteEmptyFiles() {
    guard ledger.records == 0 else { return }
    for file in ledger.segments.values.filter({ $0.size == 0 }).map(\.file).sorted()
    where (try? folder.files.status(folder.path(file)))?.size == 0 {
      note(.emptyFile(file))
    }
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
        status.size > segment.size, let torn = tornEnd(after: segment)
      else { return nil }
      return (segment.file, torn.count)
    }
  }

  /// Adds a notice, once.
  func note(_ notice: StoreNotice) {
    if !notices.contains(notice) { notices.append(notice) }
  }
}
