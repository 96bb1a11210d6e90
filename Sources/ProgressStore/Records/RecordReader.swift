import Core

/// Reads the lines of log files, one after the other.
///
/// The common line, as ``RecordCodec`` writes it, is read byte by byte; any other goes through a
/// JSON parser, and both hold the values to the same rules.
package struct RecordReader {
  let codec: RecordCodec
  private var items = TextTable<ItemID>()
  private var texts = TextTable<String>()
  private var ids = TextTable<String>()
  private var rules = TextTable<String>()

  /// Makes a reader.
  package init(_ codec: RecordCodec) { self.codec = codec }

  /// Reads one line, given without its line feed.
  package mutating func read(_ line: [UInt8]) -> RecordLine {
    var cursor = ByteCursor(line)
    return read(&cursor, line.startIndex..<line.endIndex)
  }

  /// Reads the line in a range of the cursor's bytes.
  mutating func read(_ cursor: inout ByteCursor, _ range: Range<Int>) -> RecordLine {
    let seal = codec.check(cursor.bytes, in: range)
    if seal == .wrong { return .damage(.checksum) }
    cursor.place = range.lowerBound
    cursor.end = range.upperBound - (seal == .right ? RecordKeys.checksumLength - 1 : 0)
    if let event = event(&cursor, isSealed: seal == .right) {
      return seal == .right ? .event(event) : .unchecked(event)
    }
    return RecordChecker(line: cursor.bytes[range], seal: seal).line
  }

  /// Reads a line whose keys are all known and in order.
  private mutating func event(_ cursor: inout ByteCursor, isSealed: Bool) -> Event? {
    let keys = codec.keys
    guard cursor.take(keys.start), let id = id(&cursor), cursor.take(keys.instant),
      let instant = cursor.instant(), cursor.take(keys.offset), let offset = cursor.integer(),
      RecordRules.offsets.contains(offset), cursor.take(keys.day), let day = cursor.day(),
      cursor.take(keys.kind), let kind = kind(&cursor)
    else { return nil }
    let moment = Moment(instant: instant, offset: offset)
    var content = EventDraft(kind, at: moment, on: day)
    guard readItem(&cursor, keys, &content), readAnswer(&cursor, keys, &content),
      readRest(&cursor, keys, &content), hasEnd(&cursor, isSealed: isSealed),
      RecordRules.missingKey(content) == nil
    else { return nil }
    return Event(id: id, content: content)
  }

  private func hasEnd(_ cursor: inout ByteCursor, isSealed: Bool) -> Bool {
    cursor.take(isSealed ? UInt8(ascii: ",") : UInt8(ascii: "}")) && cursor.isAtEnd
  }

  private mutating func readItem(
    _ cursor: inout ByteCursor,
    _ keys: RecordKeys,
    _ content: inout EventDraft
  ) -> Bool {
    if cursor.take(keys.item) {
      guard let range = cursor.string(),
        let item = items.value(
          cursor.bytes,
          range,
          make: { ItemID(String(decoding: $0, as: UTF8.self)) }
        )
      else { return false }
      content.item = item
    }
    if cursor.take(keys.textHash) {
      guard let range = cursor.string(),
        let text = texts.value(cursor.bytes, range, make: RecordRules.word)
      else { return false }
      content.textHash = text
    }
    return true
  }

  private mutating func readAnswer(
    _ cursor: inout ByteCursor,
    _ keys: RecordKeys,
    _ content: inout EventDraft
  ) -> Bool {
    if cursor.take(keys.rating) {
      guard let number = cursor.integer(), let rating = Rating(rawValue: number)
      else { return false }
      content.rating = rating
    }
    if cursor.take(keys.duration) {
      guard let number = cursor.integer(), number >= 0 else { return false }
      content.duration = number
    }
    if cursor.take(keys.due) {
      guard let due = cursor.due() else { return false }
      content.due = due
    }
    if cursor.take(keys.parameters) {
      guard let range = cursor.string(),
        let text = texts.value(cursor.bytes, range, make: RecordRules.word)
      else { return false }
      content.parameters = text
    }
    if cursor.take(keys.seed) {
      guard let range = cursor.string(), range.count == 16,
        let seed = Hexadecimal.number(cursor.bytes[range])
      else { return false }
      content.seed = seed
    }
    return true
  }

  private mutating func readRest(
    _ cursor: inout ByteCursor,
    _ keys: RecordKeys,
    _ content: inout EventDraft
  ) -> Bool {
    if cursor.take(keys.reference) {
      guard let reference = id(&cursor) else { return false }
      content.reference = reference
    }
    if cursor.take(keys.name) {
      guard let name = text(&cursor) else { return false }
      content.name = name
    }
    if cursor.take(keys.value) {
      guard let value = text(&cursor) else { return false }
      content.value = value
    }
    if cursor.take(keys.rules) {
      guard let rules = ruleIDs(&cursor) else { return false }
      content.rules = rules
    }
    return true
  }

  /// Takes the strings of an array that is not empty, and the bracket after them.
  private mutating func ruleIDs(_ cursor: inout ByteCursor) -> [String]? {
    var found: [String] = []
    repeat {
      guard cursor.take(UInt8(ascii: "\"")), let range = cursor.string(),
        let rule = rules.value(
          cursor.bytes,
          range,
          make: { String(validating: $0, as: UTF8.self) }
        )
      else { return nil }
      found.append(rule)
    } while cursor.take(UInt8(ascii: ","))
    return cursor.take(UInt8(ascii: "]")) ? found : nil
  }

  private func text(_ cursor: inout ByteCursor) -> String? {
    guard let range = cursor.string() else { return nil }
    return String(validating: cursor.bytes[range], as: UTF8.self)
  }

  /// Takes an event's id and the quote after it.
  private mutating func id(_ cursor: inout ByteCursor) -> EventID? {
    guard let range = cursor.string() else { return nil }
    let bytes = cursor.bytes
    var dash = range.upperBound - 1
    var sequence = 0
    var scale = 1
    while dash >= range.lowerBound, bytes[dash] != UInt8(ascii: "-") {
      let digit = bytes[dash] &- 48
      guard digit < 10, range.upperBound - dash <= 15 else { return nil }
      sequence += Int(digit) * scale
      scale *= 10
      dash -= 1
    }
    guard dash > range.lowerBound, sequence > 0, bytes[dash + 1] != 48,
      let device = ids.value(bytes, range.lowerBound..<dash, make: RecordRules.device)
    else { return nil }
    return EventID(device: device, sequence: sequence)
  }

  private func kind(_ cursor: inout ByteCursor) -> EventKind? {
    guard let range = cursor.string() else { return nil }
    let word = cursor.bytes[range]
    // Nearly every event is a review.
    if word.count == 6, word.elementsEqual("review".utf8) { return .review }
    return EventKind(rawValue: String(decoding: word, as: UTF8.self))
  }
}
