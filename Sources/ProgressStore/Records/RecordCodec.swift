package import Core
import StrictJSON

/// Writes events as lines of the log, and reads them.
///
/// A record is one JSON object on one line. Its keys, in this order, each left out where the event
/// has no such part:
///
/// - `v` the version, 1
/// - `id` the device's name and the event's number there, `device-number`
/// - `t` the instant, ISO 8601 in UTC with three decimals of a second, `2026-11-30T10:00:00.123Z`
/// - `off` the seconds by which the learner's clock was east of UTC, -64,800…64,800
/// - `day` the study day, `2026-11-30`
/// - `k` the kind of event, the raw value of ``EventKind``
/// - `item` the item's id
/// - `hash` the hash of the item's text, 1…64 lower-case letters and digits
/// - `rating` 1 again, 2 hard, 3 good, 4 easy
/// - `ms` milliseconds from the question to the answer, at least 0
/// - `due` what the learner was told: a day, or an instant as in `t`
/// - `par` the name of the scheduler's parameters
/// - `seed` the seed, 16 lower-case hexadecimal digits
/// - `ref` the id of the event taken back, or of the one this is a consequence of
/// - `name` and `value` of a setting; `name` of a suspension the reason for it
/// - `rules` the ids of the rules that a graded answer failed, an array of strings
/// - then keys of later versions, which are kept
/// - `crc` CRC-32C of all bytes before `,"crc"`, 8 lower-case hexadecimal digits
package struct RecordCodec: Sendable {
  /// The version that is written.
  package static let version = 1

  private let crc: CRC32C

  /// Makes a codec.
  package init(_ crc: CRC32C = CRC32C()) { self.crc = crc }

  /// The line of an event, without the line feed.
  package func encode(_ event: Event) -> [UInt8] {
    var line: [UInt8] = []
    line.reserveCapacity(320)
    appendHead(of: event, to: &line)
    appendItem(of: event.content, to: &line)
    appendAnswer(of: event.content, to: &line)
    appendRest(of: event.content, to: &line)
    seal(&line)
    return line
  }

  /// Closes an object whose members are written, with the checksum as its last.
  func seal(_ line: inout [UInt8]) {
    let sum = crc.checksum(line)
    line += RecordKeys.checksum
    Hexadecimal.append(UInt64(sum), digits: 8, to: &line)
    line += RecordKeys.end
  }

  /// The checksum that a line ends with, and whether it is that of the line.
  func check(_ bytes: [UInt8], in range: Range<Int>) -> Seal {
    let start = range.upperBound - RecordKeys.checksumLength
    guard start > range.lowerBound, Self.stands(RecordKeys.checksum, at: start, in: bytes),
      Self.stands(RecordKeys.end, at: start + 16, in: bytes)
    else { return .none }
    var told: UInt64 = 0
    for index in (start + 8)..<(start + 16) {
      guard let digit = Hexadecimal.value(bytes[index]) else { return .wrong }
      told = told << 4 | digit
    }
    return UInt64(crc.checksum(bytes, in: range.lowerBound..<start)) == told ? .right : .wrong
  }

  private static func stands(_ text: StaticString, at start: Int, in bytes: [UInt8]) -> Bool {
    let expected = unsafe text.utf8Start
    for index in 0..<text.utf8CodeUnitCount
    where unsafe bytes[start + index] != expected[index] { return false }
    return true
  }

  /// How a line ends.
  enum Seal {
    case right
    case wrong
    case none
  }
}

extension RecordCodec {
  private func appendHead(of event: Event, to line: inout [UInt8]) {
    let content = event.content
    line += RecordKeys.start
    line += event.id.description.utf8
    line.append(UInt8(ascii: "\""))
    append(RecordKeys.instant, content.moment.instant.iso8601(), to: &line)
    append(RecordKeys.offset, content.moment.offset, to: &line)
    append(RecordKeys.day, content.day.description, to: &line)
    append(RecordKeys.kind, content.kind.rawValue, to: &line)
  }

  private func appendItem(of content: EventDraft, to line: inout [UInt8]) {
    if let item = content.item { append(RecordKeys.item, item.text, to: &line) }
    if let hash = content.textHash { append(RecordKeys.textHash, hash, to: &line) }
  }

  private func appendAnswer(of content: EventDraft, to line: inout [UInt8]) {
    if let rating = content.rating { append(RecordKeys.rating, rating.rawValue, to: &line) }
    if let duration = content.duration { append(RecordKeys.duration, duration, to: &line) }
    if let due = content.due { append(RecordKeys.due, due.description, to: &line) }
    if let parameters = content.parameters { append(RecordKeys.parameters, parameters, to: &line) }
    if let seed = content.seed {
      append(RecordKeys.seed, Hexadecimal.text(seed, digits: 16), to: &line)
    }
  }

  private func appendRest(of content: EventDraft, to line: inout [UInt8]) {
    if let reference = content.reference {
      append(RecordKeys.reference, reference.description, to: &line)
    }
    if let name = content.name { appendText(RecordKeys.name, name, to: &line) }
    if let value = content.value { appendText(RecordKeys.value, value, to: &line) }
    if !content.rules.isEmpty {
      line += RecordKeys.rules
      line.removeLast()
      line += JSONValue.array(content.rules.map(JSONValue.string)).text().utf8
    }
  }

  /// Adds a key and a text that needs no escapes.
  private func append(_ key: StaticString, _ text: String, to line: inout [UInt8]) {
    line += key
    line += text.utf8
    line.append(UInt8(ascii: "\""))
  }

  private func append(_ key: StaticString, _ number: Int, to line: inout [UInt8]) {
    line += key
    line += String(number).utf8
  }

  /// Adds a key and a text from outside.
  private func appendText(_ key: StaticString, _ text: String, to line: inout [UInt8]) {
    line += key
    line.removeLast()
    line += JSONValue.string(text).text().utf8
  }
}
