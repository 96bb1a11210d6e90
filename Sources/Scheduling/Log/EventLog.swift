package import Core

/// Events in little room: 72 bytes each, for a long log says the same few names over and over.
///
/// A collection of whole events; each is put together when it is asked for.
package struct EventLog: Sendable {
  private(set) var rows: [Row] = []
  private(set) var devices = NameColumn<String>()
  private var items = NameColumn<ItemID>()
  private var words = NameColumn<String>()
  /// What few events have, by their place.
  private var rest: [Int: Rest] = [:]

  /// The parts of an event that are numbers or names.
  struct Row: Sendable {
    let time: Int
    let sequence: Int
    let due: Int
    let duration: Int
    let seed: UInt64
    let day: Int32
    let offset: Int32
    let device: Int32
    let item: Int32
    let textHash: Int32
    let parameters: Int32
    let kind: EventKind
    let rating: Rating?
    let flags: Flags
  }

  /// Which numbers of a row are there.
  struct Flags: OptionSet, Sendable {
    let rawValue: UInt8
    static let duration = Flags(rawValue: 1)
    static let seed = Flags(rawValue: 2)
    static let dueDay = Flags(rawValue: 4)
    static let dueInstant = Flags(rawValue: 8)
    static let rest = Flags(rawValue: 16)
  }

  fileprivate struct Rest: Sendable {
    let reference: EventID?
    let name: String?
    let value: String?
    let rules: [String]
  }

  /// Makes an empty log.
  package init() {}

  /// Makes a log of events, in their order.
  package init(_ events: some Sequence<Event>) { append(contentsOf: events) }

  /// Makes room for so many events at once.
  package mutating func reserveCapacity(_ count: Int) { rows.reserveCapacity(count) }

  /// Adds events at the end.
  package mutating func append(contentsOf events: some Sequence<Event>) {
    for event in events { append(event) }
  }

  /// Adds an event at the end.
  package mutating func append(_ event: Event) {
    let content = event.content
    var flags: Flags = []
    if content.duration != nil { flags.insert(.duration) }
    if content.seed != nil { flags.insert(.seed) }
    let due: Int
    switch content.due {
    case .day(let day):
      flags.insert(.dueDay)
      due = day.number
    case .instant(let instant):
      flags.insert(.dueInstant)
      due = instant.milliseconds
    case nil: due = 0
    }
    if let more = Rest(content) {
      flags.insert(.rest)
      rest[rows.count] = more
    }
    rows.append(
      Row(
        time: content.moment.instant.milliseconds,
        sequence: event.id.sequence,
        due: due,
        duration: content.duration ?? 0,
        seed: content.seed ?? 0,
        day: Int32(content.day.number),
        offset: Int32(content.moment.offset),
        device: devices.index(of: event.id.device),
        item: content.item.map { items.index(of: $0) } ?? -1,
        textHash: content.textHash.map { words.index(of: $0) } ?? -1,
        parameters: content.parameters.map { words.index(of: $0) } ?? -1,
        kind: content.kind,
        rating: content.rating,
        flags: flags
      )
    )
  }

  /// Puts another event in the place of one.
  package mutating func replace(_ place: Int, with event: Event) {
    append(event)
    let last = rows.removeLast()
    rest[place] = rest.removeValue(forKey: rows.count)
    rows[place] = last
  }

  /// The log without the events at some places.
  package func removing(_ places: Set<Int>) -> EventLog {
    var log = EventLog()
    log.reserveCapacity(count)
    for place in indices where !places.contains(place) { log.append(self[place]) }
    return log
  }

  /// The id of the event at a place.
  package func id(_ place: Int) -> EventID {
    EventID(device: devices[rows[place].device], sequence: rows[place].sequence)
  }

  /// The highest number and the latest instant, in milliseconds since 1970, of each device.
  package var ends: [String: (sequence: Int, time: Int)] {
    var ends = [(sequence: Int, time: Int)](repeating: (0, .min), count: devices.names.count)
    for row in rows {
      let device = Int(row.device)
      ends[device] = (
        Swift.max(ends[device].sequence, row.sequence), Swift.max(ends[device].time, row.time)
      )
    }
    return Dictionary(zip(devices.names, ends), uniquingKeysWith: { $1 })
      .filter { $0.value.sequence > 0 }
  }

  /// The event that the one at a place takes back or follows from.
  package func reference(_ place: Int) -> EventID? {
    rows[place].flags.contains(.rest) ? rest[place]?.reference : nil
  }
}

extension EventLog: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { rows.count }

  package subscript(place: Int) -> Event {
    let row = rows[place]
    let moment = Moment(instant: Instant(milliseconds: row.time), offset: Int(row.offset))
    var content = EventDraft(row.kind, at: moment, on: Day(number: Int(row.day)))
    if row.item >= 0 { content.item = items[row.item] }
    if row.textHash >= 0 { content.textHash = words[row.textHash] }
    if row.parameters >= 0 { content.parameters = words[row.parameters] }
    content.rating = row.rating
    if row.flags.contains(.duration) { content.duration = row.duration }
    if row.flags.contains(.seed) { content.seed = row.seed }
    if row.flags.contains(.dueDay) { content.due = .day(Day(number: row.due)) }
    if row.flags.contains(.dueInstant) {
      content.due = .instant(Instant(milliseconds: row.due))
    }
    if row.flags.contains(.rest), let more = rest[place] { more.add(to: &content) }
    return Event(id: id(place), content: content)
  }
}

extension EventLog.Rest {
  /// Takes what few events have; `nil` where this one has nothing of it.
  fileprivate init?(_ content: EventDraft) {
    guard
      content.reference != nil || content.name != nil || content.value != nil
        || !content.rules.isEmpty
    else { return nil }
    reference = content.reference
    name = content.name
    value = content.value
    rules = content.rules
  }

  fileprivate func add(to content: inout EventDraft) {
    content.reference = reference
    content.name = name
    content.value = value
    content.rules = rules
  }
}
