import Core

/// Makes one history of the events of all files.
enum Merging {
  /// The events, each once.
  ///
  /// Where two differ under one id, as when a data folder was copied and both copies went on, the
  /// one whose line is lower bytewise keeps the id; the other gets a device's name of its own,
  /// which follows from its content, so that every machine merges alike and no answer is lost.
  static func merge(_ events: [Event], _ codec: RecordCodec) -> (
    events: [Event], clones: Set<String>
  ) {
    guard !isIncreasing(events) else { return (events, []) }
    var places: [EventID: Int] = [:]
    places.reserveCapacity(events.count)
    var merged: [Event] = []
    var rivals: [EventID: [Event]] = [:]
    for event in events {
      if let place = places[event.id] {
        if merged[place] != event { rivals[event.id, default: [merged[place]]].append(event) }
      } else {
        places[event.id] = merged.count
        merged.append(event)
      }
    }
    for (id, events) in rivals {
      let lines = Set(events.map(codec.encode)).sorted { $0.lexicographicallyPrecedes($1) }
      for event in events {
        let line = codec.encode(event)
        guard let place = places[id] else { continue }
        if line == lines[0] { merged[place] = event } else { merged.append(renamed(event, line)) }
      }
    }
    return (unique(merged), Set(rivals.keys.map(\.device)))
  }

  /// Whether each device's numbers only grow, as they do where nothing is there twice.
  private static func isIncreasing(_ events: [Event]) -> Bool {
    var last: [String: Int] = [:]
    var device = ""
    var sequence = 0
    for event in events {
      if event.id.device != device {
        last[device] = sequence
        device = event.id.device
        sequence = last[device] ?? 0
      }
      guard event.id.sequence > sequence else { return false }
      sequence = event.id.sequence
    }
    return true
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

  private static func unique(_ events: [Event]) -> [Event] {
    var seen: Set<EventID> = []
    return events.filter { seen.insert($0.id).inserted }
  }
}
