import Core
import Scheduling

/// Makes one history of the events of all files.
enum Merging {
  /// The events, each once, and the devices under whose names two machines wrote.
  ///
  /// Where two differ under one id, as when a data folder was copied and both copies went on, the
  /// one whose line is lower bytewise keeps the id; the other gets a device's name of its own,
  /// which follows from its content, so that every machine merges alike and no answer is lost.
  static func merge(_ log: EventLog, _ codec: RecordCodec) -> (log: EventLog, clones: Set<String>) {
    let groups = EventOrder.repeats(in: log)
    guard !groups.isEmpty else { return (log, []) }
    var merged = log
    var dropped: Set<Int> = []
    var names = ContestedNames()
    var clones: Set<String> = []
    var others: [(event: Event, from: Int)] = []
    for places in groups {
      let events = places.map { log[$0] }
      let rivals = rivals(events, codec)
      dropped.formUnion(places.dropFirst())
      guard rivals.count > 1 else { continue }
      clones.insert(log.id(places[0]).device)
      names.contest(log.id(places[0]), at: places)
      for (rank, rival) in rivals.enumerated() {
        let own = zip(places, events).filter { $0.1 == rival.event }.map(\.0)
        guard rank > 0 else {
          merged.replace(places[0], with: rival.event)
          names.moved[places[0]] = own.first
          continue
        }
        let event = Self.renamed(rival.event, rival.line)
        for place in own { names.given[place] = event.id }
        others.append((event, own.first ?? places[0]))
      }
    }
    names.correct(&merged, except: dropped)
    merged = merged.removing(dropped)
    let renamed = others.map { names.corrected($0.event, from: $0.from) }
    merged.append(contentsOf: renamed.sorted { $0.id < $1.id })
    return (merged, clones)
  }

  /// The different ones of events that share an id, by their lines.
  private static func rivals(
    _ events: [Event],
    _ codec: RecordCodec
  ) -> [(line: [UInt8], event: Event)] {
    guard events.contains(where: { $0 != events[0] }) else { return [([], events[0])] }
    let lines = Dictionary(events.map { (codec.encode($0), $0) }, uniquingKeysWith: { $1 })
    return lines.map { ($0.key, $0.value) }.sorted { $0.line.lexicographicallyPrecedes($1.line) }
  }

  /// Whether a device's name is one that was made here of another.
  static func isRenamed(_ device: String) -> Bool {
    device.utf8.count > 13 && device.utf8.dropLast(12).last == UInt8(ascii: "z")
  }

  private static func renamed(_ event: Event, _ line: [UInt8]) -> Event {
    let device = event.id.device.prefix(16) + "z" + Fingerprint.hex(line, digits: 12)
    return Event(
      id: EventID(device: String(device), sequence: event.id.sequence),
      content: event.content
    )
  }
}
