package import Core

/// Events in little room: 72 bytes each, for a long log says the same few names over and over.
///
/// A collection of whole events; each is put together when it is asked for.
package struct EventLog: Sendable {
  private(set) var rows: [EventRow] = []
  private(set) var devices = NameColumn<String>()
  private var items = NameColumn<ItemID>()
  private var hashes = NameColumn<String>()
  private var parameters = NameColumn<String>()
  /// What few events say, by their place.
  private var rest: [Int: EventRest] = [:]

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

  /// Adds the events of another log at the end.
  ///
  /// - Complexity: O(number of events), without making any of them.
  package mutating func append(contentsOf log: EventLog) {
    let devices = devices.adopt(log.devices)
    let items = items.adopt(log.items)
    let hashes = hashes.adopt(log.hashes)
    let parameters = parameters.adopt(log.parameters)
    let first = rows.count
    for var row in log.rows {
      row.device = devices[Int(row.device)]
      if row.item >= 0 { row.item = items[Int(row.item)] }
      if row.textHash >= 0 { row.textHash = hashes[Int(row.textHash)] }
      if row.parameters >= 0 { row.parameters = parameters[Int(row.parameters)] }
      rows.append(row)
    }
    for (place, more) in log.rest { rest[first + place] = more }
  }

  /// Adds an event at the end, as a row whose names have their numbers from this log.
  package mutating func append(_ row: EventRow, _ more: EventRest) {
    if !more.isEmpty { rest[rows.count] = more }
    rows.append(row)
  }

  /// Adds an event at the end.
  package mutating func append(_ event: Event) {
    let content = event.content
    var row = EventRow(device: number(of: event.id.device, in: \.devices) { $0 })
    row.time = content.moment.instant.milliseconds
    row.sequence = event.id.sequence
    row.offset = content.moment.offset
    row.day = content.day
    row.kind = content.kind
    row.rating = content.rating
    row.duration = content.duration
    row.seed = content.seed
    row.due = content.due
    if let item = content.item { row.item = number(of: item.text, in: \.items) { _ in item } }
    if let hash = content.textHash { row.textHash = number(of: hash, in: \.hashes) { $0 } }
    if let name = content.parameters { row.parameters = number(of: name, in: \.parameters) { $0 } }
    var more = EventRest()
    more.reference = content.reference
    more.name = content.name
    more.value = content.value
    more.rules = content.rules
    append(row, more)
  }

  private mutating func number<Name>(
    of text: String,
    in column: WritableKeyPath<EventLog, NameColumn<Name>>,
    make: (String) -> Name
  ) -> Int32 {
    let bytes = Array(text.utf8)
    return self[keyPath: column].number(of: bytes, 0..<bytes.count) { _ in make(text) } ?? -1
  }

  /// The number of the device that some bytes name, made by `make` where it is new here.
  package mutating func device(
    _ bytes: [UInt8],
    _ range: Range<Int>,
    make: (ArraySlice<UInt8>) -> String?
  ) -> Int32? {
    devices.number(of: bytes, range, make: make)
  }

  /// The number of the item that some bytes name, made by `make` where it is new here.
  package mutating func item(
    _ bytes: [UInt8],
    _ range: Range<Int>,
    make: (ArraySlice<UInt8>) -> ItemID?
  ) -> Int32? {
    items.number(of: bytes, range, make: make)
  }

  /// The number of the hash that some bytes spell, made by `make` where it is new here.
  package mutating func textHash(
    _ bytes: [UInt8],
    _ range: Range<Int>,
    make: (ArraySlice<UInt8>) -> String?
  ) -> Int32? {
    hashes.number(of: bytes, range, make: make)
  }

  /// The number of the parameters that some bytes name, made by `make` where they are new here.
  package mutating func parameters(
    _ bytes: [UInt8],
    _ range: Range<Int>,
    make: (ArraySlice<UInt8>) -> String?
  ) -> Int32? {
    parameters.number(of: bytes, range, make: make)
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
    var log = self
    log.rows = []
    log.rows.reserveCapacity(count)
    log.rest = [:]
    for place in indices where !places.contains(place) {
      log.append(rows[place], rest[place] ?? EventRest())
    }
    return log
  }

  /// The id of the event at a place.
  package func id(_ place: Int) -> EventID {
    EventID(device: devices[rows[place].device], sequence: rows[place].sequence)
  }

  /// The highest number of each device, and how far its clock has come.
  package var ends: [String: (sequence: Int, clock: HeldMoment?)] {
    var ends = [(sequence: Int, clock: HeldMoment?)](
      repeating: (0, nil),
      count: devices.names.count
    )
    for row in rows {
      let device = Int(row.device)
      let own = HeldMoment(instant: Instant(milliseconds: row.time), day: row.day)
      ends[device] = (
        Swift.max(ends[device].sequence, row.sequence),
        Swift.max(ends[device].clock ?? own, own)
      )
    }
    return Dictionary(zip(devices.names, ends), uniquingKeysWith: { $1 })
      .filter { $0.value.sequence > 0 }
  }

  /// The kind of the event at a place.
  package func kind(_ place: Int) -> EventKind { rows[place].kind }

  /// The places of the events of a kind, in the log's order.
  package func places(of kind: EventKind) -> [Int] { rows.indices.filter { rows[$0].kind == kind } }

  /// The event that the one at a place takes back or follows from.
  package func reference(_ place: Int) -> EventID? { rest.isEmpty ? nil : rest[place]?.reference }
}

extension EventLog: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { rows.count }

  package subscript(place: Int) -> Event {
    let row = rows[place]
    let moment = Moment(instant: Instant(milliseconds: row.time), offset: row.offset)
    var content = EventDraft(row.kind, at: moment, on: row.day)
    if row.item >= 0 { content.item = items[row.item] }
    if row.textHash >= 0 { content.textHash = hashes[row.textHash] }
    if row.parameters >= 0 { content.parameters = parameters[row.parameters] }
    content.rating = row.rating
    content.duration = row.duration
    content.seed = row.seed
    content.due = row.due
    if !rest.isEmpty, let more = rest[place] {
      content.reference = more.reference
      content.name = more.name
      content.value = more.value
      content.rules = more.rules
    }
    return Event(id: id(place), content: content)
  }
}
