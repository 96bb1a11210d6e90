import Core
import StrictJSON

/// Reads a line that is not as ``RecordCodec`` writes it: with unknown keys, in another order, of a
/// later version, or damaged.
struct RecordChecker {
  /// What the line turns out to be.
  let line: RecordLine

  /// Reads a line whose checksum was looked at.
  init(line bytes: ArraySlice<UInt8>, seal: RecordCodec.Seal) {
    guard let value = try? JSONValue(parsing: bytes), let object = value.object else {
      line = .damage(.notJSON)
      return
    }
    // A checksum that is not at the end cannot be told from the bytes it is for.
    guard seal == .right || object["crc"] == nil else {
      line = .damage(.checksum)
      return
    }
    do throws(RecordProblem) {
      let event = try Fields(object).event()
      line = seal == .right ? .event(event) : .unchecked(event)
    } catch {
      switch error {
      case .newer: line = .newer(object["id"]?.string.flatMap { EventID($0) })
      case .damage(let damage): line = .damage(damage)
      }
    }
  }
}

/// Why a JSON object is no event.
private enum RecordProblem: Error {
  case newer
  case damage(RecordDamage)
}

/// The members of a record.
private struct Fields {
  private let object: JSONObject

  init(_ object: JSONObject) { self.object = object }

  func event() throws(RecordProblem) -> Event {
    let version = try need("v") { $0.integer.flatMap { $0 >= 1 ? $0 : nil } }
    guard version == RecordCodec.version else { throw .newer }
    let word = try need("k", \.string)
    guard let kind = EventKind(rawValue: word) else { throw .newer }
    let id = try need("id", Self.id)
    let instant = try need("t", Self.instant)
    let offset = try need("off") {
      $0.integer.flatMap { RecordRules.offsets.contains($0) ? $0 : nil }
    }
    let day = try need("day", Self.day)
    var content = EventDraft(kind, at: Moment(instant: instant, offset: offset), on: day)
    try readItem(&content)
    try readAnswer(&content)
    content.reference = try read("ref", Self.id)
    content.name = try read("name", \.string)
    content.value = try read("value", \.string)
    content.rules = try read("rules", Self.texts) ?? []
    if let key = RecordRules.missingKey(content) { throw .damage(.missing(key)) }
    return Event(id: id, content: content)
  }

  private func readItem(_ content: inout EventDraft) throws(RecordProblem) {
    content.item = try read("item") { $0.string.flatMap { ItemID($0) } }
    content.textHash = try read("hash", Self.word)
  }

  private func readAnswer(_ content: inout EventDraft) throws(RecordProblem) {
    content.rating = try read("rating") { $0.integer.flatMap(Rating.init(rawValue:)) }
    content.duration = try read("ms") { $0.integer.flatMap { $0 >= 0 ? $0 : nil } }
    content.due = try read("due", Self.due)
    content.parameters = try read("par", Self.word)
    content.seed = try read("seed") { value in
      value.string.flatMap { $0.utf8.count == 16 ? Hexadecimal.number($0.utf8) : nil }
    }
  }

  private func need<Value>(
    _ key: String,
    _ convert: (JSONValue) -> Value?
  ) throws(RecordProblem) -> Value {
    guard let value = try read(key, convert) else { throw .damage(.missing(key)) }
    return value
  }

  private func read<Value>(
    _ key: String,
    _ convert: (JSONValue) -> Value?
  ) throws(RecordProblem) -> Value? {
    guard let member = object[key] else { return nil }
    guard let value = convert(member) else { throw .damage(.invalid(key)) }
    return value
  }

  private static func id(_ value: JSONValue) -> EventID? { value.string.flatMap { EventID($0) } }

  private static func word(_ value: JSONValue) -> String? {
    value.string.flatMap { RecordRules.word(Array($0.utf8)[...]) }
  }

  private static func texts(_ value: JSONValue) -> [String]? {
    guard let elements = value.array else { return nil }
    let texts = elements.compactMap(\.string)
    return texts.count == elements.count ? texts : nil
  }

  private static func instant(_ value: JSONValue) -> Instant? {
    value.string.flatMap { Moment($0)?.instant }
  }

  private static func day(_ value: JSONValue) -> Day? { value.string.flatMap { Day($0) } }

  private static func due(_ value: JSONValue) -> Due? { value.string.flatMap { Due($0) } }
}
