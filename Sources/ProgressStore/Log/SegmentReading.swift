import Core
import Scheduling

/// What the bytes after those read before come to.
struct SegmentReading: Sendable {
  /// The file as read so far.
  var segment: Segment
  /// How many events were read; they were added to a log.
  var records = 0
  /// The lines that cannot be used.
  var damage: [LogDamage] = []
  /// Ids of records of later versions, where they could be read.
  var newerIDs: [EventID] = []
  /// How many records of later versions there are.
  var newer = 0
  /// How many events had no checksum.
  var unchecked = 0
  /// The bytes after the last whole line: a record that was cut short.
  var torn: [UInt8] = []

  /// The numbers that records have, by device.
  var numbers: [String: [ClosedRange<Int>]] {
    var ranges = runs
    if let run { ranges[run.device, default: []].append(run.numbers) }
    return ranges.merging(Numbering.ranges(of: newerIDs), uniquingKeysWith: +)
  }

  private var runs: [String: [ClosedRange<Int>]] = [:]
  private var run: (device: String, numbers: ClosedRange<Int>)?

  /// Begins to read what follows in a file.
  init(after segment: Segment) { self.segment = segment }

  /// Reads the next bytes of the file, to its end or to the last line feed among them, adds the
  /// events to a log, and tells how many bytes were read.
  ///
  /// - Complexity: O(number of bytes).
  mutating func take(
    _ bytes: [UInt8],
    upTo end: End,
    _ reader: RecordReader,
    into log: inout EventLog
  ) -> Int {
    var cursor = ByteCursor(bytes)
    var start = 0
    if segment.isUnended, bytes.first == UInt8(ascii: "\n") {
      start = 1
      segment.isUnended = false
    }
    while let end = cursor.next(UInt8(ascii: "\n"), from: start) {
      segment.lines += 1
      take(start..<end, &cursor, reader, into: &log)
      start = end + 1
    }
    segment.size += start
    if end == .file { readRest(start, &cursor, reader, into: &log) }
    return start
  }

  /// How far bytes are to be read.
  enum End {
    /// To the last line feed: more follows.
    case line
    /// To the last byte, with which the file ends.
    case file
  }

  private mutating func readRest(
    _ start: Int,
    _ cursor: inout ByteCursor,
    _ reader: RecordReader,
    into log: inout EventLog
  ) {
    let bytes = cursor.bytes
    guard start < bytes.count else { return }
    // A record cut short never ends with its brace, so one that can be read is whole. Of a line feed
    // that an editor gave two bytes the second may be missing.
    let end = bytes.last == UInt8(ascii: "\r") ? bytes.count - 1 : bytes.count
    switch reader.read(&cursor, start..<end, into: &log) {
    case .event: count(log)
    case .unchecked:
      count(log)
      unchecked += 1
    case .newer, .damage:
      torn = Array(bytes[start...])
      return
    }
    segment.lines += 1
    segment.size += bytes.count - start
    segment.isUnended = true
  }

  private mutating func take(
    _ line: Range<Int>,
    _ cursor: inout ByteCursor,
    _ reader: RecordReader,
    into log: inout EventLog
  ) {
    var line = line
    if let last = line.last, cursor.bytes[last] == UInt8(ascii: "\r") { line = line.dropLast() }
    guard !line.isEmpty else { return }
    switch reader.read(&cursor, line, into: &log) {
    case .event: count(log)
    case .unchecked:
      count(log)
      unchecked += 1
    case .newer(let id):
      newer += 1
      if let id { newerIDs.append(id) }
    case .damage(let reason):
      damage.append(LogDamage(file: segment.file, line: segment.lines, reason: reason))
    }
  }

  /// Counts the last event of a log.
  private mutating func count(_ log: EventLog) {
    records += 1
    let id = log.id(log.count - 1)
    if let known = run, known.device == id.device, id.sequence == known.numbers.upperBound + 1 {
      run = (id.device, known.numbers.lowerBound...id.sequence)
    } else {
      if let run { runs[run.device, default: []].append(run.numbers) }
      run = (id.device, id.sequence...id.sequence)
    }
  }
}
