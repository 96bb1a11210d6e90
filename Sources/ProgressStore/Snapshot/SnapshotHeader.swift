import Core
import Scheduling
import StrictJSON

/// All of `progress.json` but its days and items, as JSON.
struct SnapshotHeader {
  /// The members, in their order.
  let object: JSONObject

  /// Writes a ledger's header.
  init(_ ledger: Ledger, schema: Int, algorithm: String) {
    let segments = ledger.segments.values.sorted { $0.file < $1.file }
    let devices = ledger.devices.sorted { $0.key < $1.key }
    let settings = ledger.progress.settings.sorted { $0.key < $1.key }
    var object: JSONObject = [
      "schema": .integer(schema),
      "algorithm": .string(algorithm),
      "records": .integer(ledger.records),
      "newer": .integer(ledger.newer),
      "unchecked": .integer(ledger.unchecked),
    ]
    object["checked"] = ledger.checked.map { .string($0.description) }
    object["last"] = ledger.last.map(Self.json)
    object["devices"] = .array(devices.map(Self.json))
    object["segments"] = .array(segments.map(Self.json))
    object["damage"] = .array(ledger.damage.map(Self.json))
    let numbers = ledger.numbers.sorted { $0.key < $1.key }
    let gaps = numbers.flatMap { device, numbering in
      numbering.gaps.map { StoreDiagnosis.Gap(device: device, numbers: $0) }
    }
    if !gaps.isEmpty { object["gaps"] = .array(gaps.map(Self.json)) }
    if !ledger.accepted.isEmpty { object["accepted"] = .array(ledger.accepted.map(Self.json)) }
    object["settings"] = .object(
      JSONObject(members: settings.map { .init(key: $0.key, value: .string($0.value)) })
    )
    object["failures"] = .array(ledger.progress.failures.sorted { $0.key < $1.key }.map(Self.json))
    let relinks = ledger.progress.relinks.present.sorted { $0.key < $1.key }
    object["relinks"] = .object(
      JSONObject(members: relinks.map { .init(key: $0.key.text, value: .string($0.value.text)) })
    )
    self.object = object
  }

  /// Takes a header that was read.
  init(_ object: JSONObject) { self.object = object }

  /// The schema's number and the name of the algorithm that the progress was made with.
  var origin: (schema: Int, algorithm: String)? {
    guard let schema = object["schema"]?.integer, let algorithm = object["algorithm"]?.string
    else { return nil }
    return (schema, algorithm)
  }

  /// Whether all is there that this version derives; an earlier one left out what it did not know.
  var isWhole: Bool {
    object["failures"] != nil && object["relinks"] != nil
      && (object["devices"]?.array ?? []).allSatisfy { $0["t"] == nil || $0["day"] != nil }
  }

  /// The ledger, without days and items; `nil` where a member is missing or of the wrong kind.
  var ledger: Ledger? {
    guard let records = object["records"]?.integer, let newer = object["newer"]?.integer,
      let unchecked = object["unchecked"]?.integer,
      let devices = all("devices", Self.device), let segments = all("segments", Self.segment),
      let damage = all("damage", Self.damage), let failures = all("failures", Self.failures),
      let settings = object["settings"]?.object, let relinks = object["relinks"]?.object
    else { return nil }
    var ledger = Ledger()
    ledger.records = records
    ledger.newer = newer
    ledger.unchecked = unchecked
    ledger.last = object["last"].flatMap(Self.key)
    ledger.damage = damage
    for (name, clock) in devices {
      ledger.devices[name] = clock
      ledger.numbers[name] = Numbering(highest: clock.sequence)
    }
    guard let gaps = some("gaps", Self.gap), let accepted = some("accepted", Self.gap)
    else { return nil }
    for gap in gaps { ledger.numbers[gap.device]?.addGap(gap.numbers) }
    ledger.accepted = accepted
    for (rule, failures) in failures { ledger.progress.failures[rule] = failures }
    for member in relinks.members {
      guard let old = ItemID(member.key), let new = member.value.string.flatMap({ ItemID($0) })
      else { return nil }
      ledger.progress.relinks.add(from: old, to: new)
    }
    ledger.checked = object["checked"]?.string.flatMap { Day($0) }
    for segment in segments { ledger.segments[segment.file] = segment }
    for member in settings.members { ledger.progress.settings[member.key] = member.value.string }
    return ledger
  }

  /// The elements of an array that may be left out.
  private func some<Value>(_ key: String, _ convert: (JSONValue) -> Value?) -> [Value]? {
    object[key] == nil ? [] : all(key, convert)
  }

  private func all<Value>(_ key: String, _ convert: (JSONValue) -> Value?) -> [Value]? {
    guard let elements = object[key]?.array else { return nil }
    let values = elements.compactMap(convert)
    return values.count == elements.count ? values : nil
  }
}

extension SnapshotHeader {
  private static func json(_ key: Ledger.OrderKey) -> JSONValue {
    [
      "t": .string(Instant(milliseconds: key.time).iso8601()), "device": .string(key.device),
      "sequence": .integer(key.sequence),
    ]
  }

  private static func key(_ value: JSONValue) -> Ledger.OrderKey? {
    guard let moment = value["t"]?.string.flatMap({ Moment($0) }),
      let device = value["device"]?.string, let sequence = value["sequence"]?.integer
    else { return nil }
    return .init(time: moment.instant.milliseconds, device: device, sequence: sequence)
  }

  private static func json(_ device: (key: String, value: Ledger.DeviceClock)) -> JSONValue {
    var object: JSONObject = [
      "device": .string(device.key), "sequence": .integer(device.value.sequence),
    ]
    if let clock = device.value.clock {
      object["t"] = .string(clock.instant.iso8601())
      object["day"] = .string(clock.day.description)
    }
    return .object(object)
  }

  private static func device(_ value: JSONValue) -> (String, Ledger.DeviceClock)? {
    guard let device = value["device"]?.string, let sequence = value["sequence"]?.integer
    else { return nil }
    guard let text = value["t"]?.string else { return (device, .init(sequence: sequence)) }
    guard let instant = Moment(text)?.instant, let day = value["day"]?.string.flatMap({ Day($0) })
    else { return nil }
    return (device, .init(sequence: sequence, clock: HeldMoment(instant: instant, day: day)))
  }

  private static func json(_ rule: (key: String, value: RuleFailures)) -> JSONValue {
    [
      "rule": .string(rule.key), "count": .integer(rule.value.count),
      "lastDay": .string(rule.value.lastDay.description),
    ]
  }

  private static func failures(_ value: JSONValue) -> (String, RuleFailures)? {
    guard let rule = value["rule"]?.string, let count = value["count"]?.integer, count > 0,
      let day = value["lastDay"]?.string.flatMap({ Day($0) })
    else { return nil }
    return (rule, RuleFailures(count: count, lastDay: day))
  }

  private static func json(_ segment: Segment) -> JSONValue {
    [
      "file": .string(segment.file), "size": .integer(segment.size),
      "lines": .integer(segment.lines), "unended": .bool(segment.isUnended),
      "inode": .integer(Int(truncatingIfNeeded: segment.inode)),
      "modified": .integer(segment.modified),
      "tail": .string(Hexadecimal.text(UInt64(segment.tail ?? 0), digits: 8)),
    ]
  }

  private static func segment(_ value: JSONValue) -> Segment? {
    guard let file = value["file"]?.string, let size = value["size"]?.integer, size >= 0,
      let lines = value["lines"]?.integer, let isUnended = value["unended"]?.bool,
      let inode = value["inode"]?.integer, let modified = value["modified"]?.integer,
      let tail = value["tail"]?.string.flatMap({ Hexadecimal.number($0.utf8) })
    else { return nil }
    return Segment(
      file: file,
      size: size,
      lines: lines,
      isUnended: isUnended,
      inode: UInt64(truncatingIfNeeded: inode),
      modified: modified,
      tail: UInt32(truncatingIfNeeded: tail)
    )
  }

  private static func json(_ gap: StoreDiagnosis.Gap) -> JSONValue {
    [
      "device": .string(gap.device), "first": .integer(gap.numbers.lowerBound),
      "last": .integer(gap.numbers.upperBound),
    ]
  }

  private static func gap(_ value: JSONValue) -> StoreDiagnosis.Gap? {
    guard let device = value["device"]?.string, let first = value["first"]?.integer,
      let last = value["last"]?.integer, first <= last
    else { return nil }
    return .init(device: device, numbers: first...last)
  }

  private static func json(_ lines: FileDamage) -> JSONValue {
    let damage = lines.first
    let (word, key): (String, String?) =
      switch damage.reason {
      case .notJSON: ("notJSON", nil)
      case .checksum: ("checksum", nil)
      case .missing(let key): ("missing", key)
      case .invalid(let key): ("invalid", key)
      }
    var object: JSONObject = [
      "file": .string(damage.file), "line": .integer(damage.line), "count": .integer(lines.count),
      "reason": .string(word),
    ]
    object["key"] = key.map(JSONValue.string)
    return .object(object)
  }

  private static func damage(_ value: JSONValue) -> FileDamage? {
    guard let file = value["file"]?.string, let line = value["line"]?.integer,
      let count = value["count"]?.integer
    else { return nil }
    let reason: RecordDamage? =
      switch (value["reason"]?.string, value["key"]?.string) {
      case ("notJSON", nil): .notJSON
      case ("checksum", nil): .checksum
      case ("missing", let key?): .missing(key)
      case ("invalid", let key?): .invalid(key)
      default: nil
      }
    return reason.map {
      FileDamage(first: LogDamage(file: file, line: line, reason: $0), count: count)
    }
  }
}
