import Core

/// What the bytes after those read before come to.
struct SegmentReading {
  /// The file as read so far.
  var segment: Segment
  /// The events in the order of their lines.
  var events: [Event] = []
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
    Numbering.ranges(of: events.lazy.map(\.id))
      .merging(Numbering.ranges(of: newerIDs), uniquingKeysWith: +)
  }

  /// Reads the bytes that follow in a file; lines end with a line feed.
  ///
  /// - Complexity: O(number of bytes).
  init(_ bytes: [UInt8], after segment: Segment, reader: inout RecordReader) {
    self.segment = segment
    events.reserveCapacity(bytes.count / 256)
    var cursor = ByteCursor(bytes)
    var start = 0
    if segment.isUnended, bytes.first == UInt8(ascii: "\n") {
      start = 1
      self.segment.isUnended = false
    }
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      self.segment.lines += 1
      take(start..<end, &cursor, &reader)
      start = end + 1
    }
    readRest(start, &cursor, &reader)
  }

  private mutating func readRest(
    _ start: Int,
    _ cursor: inout ByteCursor,
    _ reader: inout RecordReader
  ) {
    let bytes = cursor.bytes
    segment.size += start
    guard start < bytes.count else { return }
    // A record cut short never ends with its brace, so one that can be read is whole.
    switch reader.read(&cursor, start..<bytes.count) {
    case .event(let event): events.append(event)
    case .unchecked(let event):
      events.append(event)
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
    _ reader: inout RecordReader
  ) {
    var line = line
    if let last = line.last, cursor.bytes[last] == UInt8(ascii: "\r") { line = line.dropLast() }
    guard !line.isEmpty else { return }
    switch reader.read(&cursor, line) {
    case .event(let event): events.append(event)
    case .unchecked(let event):
      events.append(event)
      unchecked += 1
    case .newer(let id):
      newer += 1
      if let id { newerIDs.append(id) }
    case .damage(let reason):
      damage.append(LogDamage(file: segment.file, line: segment.lines, reason: reason))
    }
  }
}
