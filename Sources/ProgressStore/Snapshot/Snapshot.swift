import Core
import Scheduling
import StrictJSON

/// `progress.json`: what is derived from the log, so that the next start need not read all of it.
struct Snapshot {
  /// The version of the shape and of the derivation; another one is never read.
  static let schema = 1

  private let codec: RecordCodec
  private let base: any MemoryModel
  private let dayLine = DayLine()
  private let itemLine = ItemLine()
  private let daysStart = Array(#""days":["#.utf8)
  private let itemsStart = Array(#""items":["#.utf8)

  /// What a file turns out to be.
  enum Content {
    case ledger(Ledger)
    /// Made with other parameters, or without what this version derives besides.
    case stale
    /// Made by an earlier version, in another form.
    case older
    /// Made by a later version.
    case newer(schema: Int)
    case damaged
  }

  /// Prepares to read and write progress that was made with the parameters that it names, or with
  /// those of this model where it names none.
  init(_ codec: RecordCodec, _ base: any MemoryModel) {
    self.codec = codec
    self.base = base
  }

  private func algorithm(of progress: Progress) -> String {
    progress.model(or: base).fingerprint
  }

  /// The bytes of the file: JSON, with one day and one item a line.
  func encode(_ ledger: Ledger) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4096 + ledger.progress.items.count * 320)
    bytes += "{\n".utf8
    let header = SnapshotHeader(
      ledger,
      schema: Self.schema,
      algorithm: algorithm(of: ledger.progress)
    )
    for member in header.object.members { append(member, to: &bytes) }
    bytes += daysStart
    appendLines(ledger.progress.days, to: &bytes, dayLine.append)
    bytes += ",\n".utf8
    bytes += itemsStart
    appendLines(ledger.progress.items, to: &bytes, itemLine.append)
    codec.seal(&bytes)
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  /// Adds entries in the order of their keys, one a line, and the bracket after them.
  private func appendLines<Key: Comparable, Value>(
    _ entries: [Key: Value],
    to bytes: inout [UInt8],
    _ append: (Key, Value, inout [UInt8]) -> Void
  ) {
    for (index, (key, value)) in entries.sorted(by: { $0.key < $1.key }).enumerated() {
      bytes += (index == 0 ? "\n" : ",\n").utf8
      append(key, value, &bytes)
    }
    bytes += "\n]".utf8
  }

  /// Adds a member of the header, the elements of an array one a line.
  private func append(_ member: JSONObject.Member, to bytes: inout [UInt8]) {
    bytes += "\(JSONValue.string(member.key).text()):".utf8
    if case .array(let elements) = member.value {
      bytes += "[".utf8
      for (index, element) in elements.enumerated() {
        bytes += ((index == 0 ? "\n" : ",\n") + element.text()).utf8
      }
      bytes += "],\n".utf8
    } else {
      bytes += (member.value.text() + ",\n").utf8
    }
  }

  /// Reads the bytes of the file.
  func decode(_ bytes: [UInt8]) -> Content {
    let end = bytes.last == UInt8(ascii: "\n") ? bytes.count - 1 : bytes.count
    guard codec.check(bytes, in: 0..<end) == .right, let start = daysLine(bytes)
    else { return unfamiliar(bytes) }
    let head = bytes[..<start] + daysStart + Array("]}".utf8)
    guard let object = (try? JSONValue(parsing: head))?.object,
      let origin = SnapshotHeader(object).origin
    else { return .damaged }
    if origin.schema > Self.schema { return .newer(schema: origin.schema) }
    if origin.schema < Self.schema { return .older }
    guard SnapshotHeader(object).isWhole else { return .stale }
    guard var ledger = SnapshotHeader(object).ledger else { return .damaged }
    guard origin.algorithm == algorithm(of: ledger.progress) else { return .stale }
    var cursor = ByteCursor(bytes)
    cursor.place = start + daysStart.count
    cursor.end = end
    guard let days = lines(&cursor, dayLine.take),
      cursor.take(Array(",\n".utf8) + itemsStart), let items = lines(&cursor, itemLine.take)
    else { return .damaged }
    ledger.progress.days = days
    ledger.progress.items = items
    return .ledger(ledger)
  }

  /// A file that is not as this version writes it may still be a later version's.
  private func unfamiliar(_ bytes: [UInt8]) -> Content {
    guard let value = try? JSONValue(parsing: bytes), let schema = value["schema"]?.integer,
      schema > Self.schema
    else { return .damaged }
    return .newer(schema: schema)
  }

  private func daysLine(_ bytes: [UInt8]) -> Int? {
    var start = 0
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      if bytes[start..<end].elementsEqual(daysStart) { return start }
      start = end + 1
    }
    return nil
  }

  /// Takes entries, one a line, and the bracket after them.
  private func lines<Key: Hashable, Value>(
    _ cursor: inout ByteCursor,
    _ take: (inout ByteCursor) -> (Key, Value)?
  ) -> [Key: Value]? {
    var entries: [Key: Value] = [:]
    entries.reserveCapacity((cursor.end - cursor.place) / 320)
    while cursor.take(UInt8(ascii: "\n")) {
      if cursor.take(UInt8(ascii: "]")) { return entries }
      guard let (key, value) = take(&cursor) else { return nil }
      entries[key] = value
      _ = cursor.take(UInt8(ascii: ","))
    }
    return nil
  }
}
