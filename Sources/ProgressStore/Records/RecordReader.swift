import Core
import Scheduling

/// Reads the lines of log files, one after the other.
///
/// The common line, as ``RecordCodec`` writes it, is read byte by byte; any other goes through a
/// JSON parser, and both hold the values to the same rules.
package struct RecordReader: Sendable {
  let codec: RecordCodec

  /// What a line turned out to be; its event, where it is one, was added to a log.
  enum Outcome {
    case event
    case unchecked
    case newer(EventID?)
    case damage(RecordDamage)
  }

  /// Makes a reader.
  package init(_ codec: RecordCodec) { self.codec = codec }

  /// Reads one line, given without its line feed.
  package func read(_ line: [UInt8]) -> RecordLine {
    var cursor = ByteCursor(line)
    var log = EventLog()
    return switch read(&cursor, line.startIndex..<line.endIndex, into: &log) {
    case .event: .event(log[0])
    case .unchecked: .unchecked(log[0])
    case .newer(let id): .newer(id)
    case .damage(let reason): .damage(reason)
    }
  }

  /// Reads the line in a range of the cursor's bytes.
  func read(
    _ cursor: inout ByteCursor,
    _ range: Range<Int>,
    into log: inout EventLog
  ) -> Outcome {
    let seal = codec.check(cursor.bytes, in: range)
    if seal == .wrong { return .damage(.checksum) }
    cursor.place = range.lowerBound
    cursor.end = range.upperBound - (seal == .right ? RecordKeys.checksumLength - 1 : 0)
    if readEvent(&cursor, isSealed: seal == .right, into: &log) {
      return seal == .right ? .event : .unchecked
    }
    switch RecordChecker(line: cursor.bytes[range], seal: seal).line {
    case .event(let event):
      log.append(event)
      return .event
    case .unchecked(let event):
      log.append(event)
      return .unchecked
    case .newer(let id): return .newer(id)
    case .damage(let reason): return .damage(reason)
    }
  }

  /// Reads a line whose keys are all known and in order.
  private func readEvent(
    _ cursor: inout ByteCursor,
    isSealed: Bool,
    into log: inout EventLog
  ) -> Bool {
    guard cursor.take(RecordKeys.start), let id = id(&cursor),
      let device = log.device(cursor.bytes, id.device, make: RecordRules.device)
    else { return false }
    var row = EventRow(device: device)
    row.sequence = id.sequence
    var rest = EventRest()
    guard readMoment(&cursor, &row), readItem(&cursor, &row, &log),
      readAnswer(&cursor, &row, &log), readRest(&cursor, &rest),
      cursor.take(isSealed ? UInt8(ascii: ",") : UInt8(ascii: "}")), cursor.isAtEnd,
      RecordRules.missingKey(row, rest) == nil
    else { return false }
    log.append(row, rest)
    return true
  }

  private func readMoment(_ cursor: inout ByteCursor, _ row: inout EventRow) -> Bool {
    guard cursor.take(RecordKeys.instant), let instant = cursor.instant(),
      cursor.take(RecordKeys.offset), let offset = cursor.integer(),
      RecordRules.offsets.contains(offset), cursor.take(RecordKeys.day), let day = cursor.day(),
      cursor.take(RecordKeys.kind), let kind = kind(&cursor)
    else { return false }
    row.time = instant.milliseconds
    row.offset = offset
    row.day = day
    row.kind = kind
    return true
  }

  private func readItem(
    _ cursor: inout ByteCursor,
    _ row: inout EventRow,
    _ log: inout EventLog
  ) -> Bool {
    if cursor.take(RecordKeys.item) {
      guard let range = cursor.string(),
        let item = log.item(
          cursor.bytes,
          range,
          make: { ItemID(String(decoding: $0, as: UTF8.self)) }
        )
      else { return false }
      row.item = item
    }
    if cursor.take(RecordKeys.textHash) {
      guard let range = cursor.string(),
        let hash = log.textHash(cursor.bytes, range, make: RecordRules.word)
      else { return false }
      row.textHash = hash
    }
    return true
  }

  private func readAnswer(
    _ cursor: inout ByteCursor,
    _ row: inout EventRow,
    _ log: inout EventLog
  ) -> Bool {
    if cursor.take(RecordKeys.rating) {
      guard let number = cursor.integer(), let rating = Rating(rawValue: number)
      else { return false }
      row.rating = rating
    }
    if cursor.take(RecordKeys.duration) {
      guard let number = cursor.integer(), number >= 0 else { return false }
      row.duration = number
    }
    if cursor.take(RecordKeys.due) {
      guard let due = cursor.due() else { return false }
      row.due = due
    }
    if cursor.take(RecordKeys.parameters) {
      guard let range = cursor.string(),
        let name = log.parameters(cursor.bytes, range, make: RecordRules.word)
      else { return false }
      row.parameters = name
    }
    if cursor.take(RecordKeys.seed) {
      guard let seed = cursor.seed() else { return false }
      row.seed = seed
    }
    return true
  }

  private func readRest(_ cursor: inout ByteCursor, _ rest: inout EventRest) -> Bool {
    if cursor.take(RecordKeys.reference) {
      guard let id = id(&cursor), let device = RecordRules.device(cursor.bytes[id.device])
      else { return false }
      rest.reference = EventID(device: device, sequence: id.sequence)
    }
    if cursor.take(RecordKeys.name) {
      guard let name = text(&cursor) else { return false }
      rest.name = name
    }
    if cursor.take(RecordKeys.value) {
      guard let value = text(&cursor) else { return false }
      rest.value = value
    }
    if cursor.take(RecordKeys.rules) {
      guard let rules = ruleIDs(&cursor) else { return false }
      rest.rules = rules
    }
    return true
  }

  /// Takes the strings of an array that is not empty, and the bracket after them.
  private func ruleIDs(_ cursor: inout ByteCursor) -> [String]? {
    var found: [String] = []
    repeat {
      guard cursor.take(UInt8(ascii: "\"")), let rule = text(&cursor) else { return nil }
      found.append(rule)
    } while cursor.take(UInt8(ascii: ","))
    return cursor.take(UInt8(ascii: "]")) ? found : nil
  }

  private func text(_ cursor: inout ByteCursor) -> String? {
    guard let range = cursor.string() else { return nil }
    return String(validating: cursor.bytes[range], as: UTF8.self)
  }

  /// Takes an event's id and the quote after it; of the device where its name stands.
  private func id(_ cursor: inout ByteCursor) -> (device: Range<Int>, sequence: Int)? {
    guard let range = cursor.string() else { return nil }
    var dash = range.upperBound - 1
    var sequence = 0
    var scale = 1
    while dash >= range.lowerBound, cursor.bytes[dash] != UInt8(ascii: "-") {
      let digit = cursor.bytes[dash] &- 48
      guard digit < 10, range.upperBound - dash <= 15 else { return nil }
      sequence += Int(digit) * scale
      scale *= 10
      dash -= 1
    }
    guard dash > range.lowerBound, sequence > 0, cursor.bytes[dash + 1] != 48 else { return nil }
    return (range.lowerBound..<dash, sequence)
  }

  private func kind(_ cursor: inout ByteCursor) -> EventKind? {
    // Nearly every event is a review.
    if cursor.take(RecordKeys.review) { return .review }
    guard let range = cursor.string() else { return nil }
    return EventKind(rawValue: String(decoding: cursor.bytes[range], as: UTF8.self))
  }
}
