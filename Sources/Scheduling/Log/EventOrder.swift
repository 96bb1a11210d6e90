package import Core

/// The order in which events count: by instant, then device, then number on the device.
///
/// An instant earlier than the one before on the same device counts as that one, so a clock that
/// was set back never makes a device's own events change places.
package enum EventOrder {
  /// The events in their order, an event that is there twice only once.
  ///
  /// - Complexity: O(n log n) in the number of events, O(n) where they are in order already.
  package static func sorted(_ events: [Event]) -> [Event] {
    order(of: EventLog(events)).places.map { events[$0] }
  }

  /// The places of the events in a log, in the events' order, of those with one id the first; and by
  /// place what an event counts for whose device's clock was set back.
  static func order(of log: EventLog) -> (places: [Int], held: [Int: HeldMoment]) {
    var keys = keys(of: log)
    keys.sort { $0.name < $1.name }
    var last: Key?
    keys.removeAll { key in
      defer { last = key }
      return key.device == last?.device && key.sequence == last?.sequence
    }
    let held = holdTimes(in: &keys, of: log)
    keys.sort { ($0.time, $0.device, $0.sequence) < ($1.time, $1.device, $1.sequence) }
    return (keys.map { Int($0.place) }, held)
  }

  /// The places of events that share an id, by id.
  package static func repeats(in log: EventLog) -> [[Int]] {
    guard !isIncreasing(log) else { return [] }
    var keys = keys(of: log)
    keys.sort { $0.name < $1.name }
    var groups: [[Int]] = []
    var start = 0
    for end in keys.indices.dropFirst() + [keys.count] {
      if end < keys.count, keys[end].device == keys[start].device,
        keys[end].sequence == keys[start].sequence
      {
        continue
      }
      if end - start > 1 { groups.append(keys[start..<end].map { Int($0.place) }) }
      start = end
    }
    return groups
  }

  /// Whether each device's numbers only grow, as they do where nothing is there twice.
  private static func isIncreasing(_ log: EventLog) -> Bool {
    var highest = [Int](repeating: 0, count: log.devices.names.count)
    for row in log.rows {
      guard row.sequence > highest[Int(row.device)] else { return false }
      highest[Int(row.device)] = row.sequence
    }
    return true
  }

  private struct Key {
    var time: Int
    let sequence: Int
    let device: Int32
    let place: Int32

    /// By the event's id; of two that share it the one that stands first in the log.
    var name: (Int32, Int, Int32) { (device, sequence, place) }
  }

  /// Devices by their rank among the names, so that sorting compares numbers alone.
  private static func keys(of log: EventLog) -> [Key] {
    let names = log.devices.names
    let ranks = names.map { name in Int32(names.count { $0 < name }) }
    return log.rows.enumerated().map { place, row in
      Key(
        time: row.time,
        sequence: row.sequence,
        device: ranks[Int(row.device)],
        place: Int32(place)
      )
    }
  }

  private static func holdTimes(in keys: inout [Key], of log: EventLog) -> [Int: HeldMoment] {
    var held: [Int: HeldMoment] = [:]
    var latest: HeldMoment?
    for index in keys.indices {
      if index > 0, keys[index].device != keys[index - 1].device { latest = nil }
      let place = Int(keys[index].place)
      let instant = Instant(milliseconds: keys[index].time)
      let own = HeldMoment(instant: instant, day: log.rows[place].day)
      guard let moment = own.held(by: &latest) else { continue }
      keys[index].time = moment.instant.milliseconds
      held[place] = moment
    }
    return held
  }
}
