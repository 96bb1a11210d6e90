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
    indices(of: events).map { events[$0] }
  }

  /// The places of the events in an array, in the events' order.
  static func indices(of events: [Event]) -> [Int] {
    var keys = deviceKeys(of: events)
    keys.sort { ($0.device, $0.sequence, $0.time) < ($1.device, $1.sequence, $1.time) }
    dropRepeats(in: &keys)
    holdTimes(in: &keys)
    keys.sort { ($0.time, $0.device, $0.sequence) < ($1.time, $1.device, $1.sequence) }
    return keys.map(\.index)
  }

  private struct Key {
    var time: Int
    var device: Int
    let sequence: Int
    let index: Int
  }

  /// Devices by their rank among the names, so that sorting compares numbers alone.
  private static func deviceKeys(of events: [Event]) -> [Key] {
    var names: [String] = []
    var last = 0
    var keys = events.indices.map { index in
      let event = events[index]
      if names.isEmpty || names[last] != event.id.device {
        last = names.firstIndex(of: event.id.device) ?? names.count
        if last == names.count { names.append(event.id.device) }
      }
      return Key(
        time: event.content.moment.instant.milliseconds,
        device: last,
        sequence: event.id.sequence,
        index: index
      )
    }
    let ranks = names.map { name in names.count { $0 < name } }
    for index in keys.indices { keys[index].device = ranks[keys[index].device] }
    return keys
  }

  private static func dropRepeats(in keys: inout [Key]) {
    var last: Key?
    keys.removeAll { key in
      defer { last = key }
      return key.device == last?.device && key.sequence == last?.sequence
    }
  }

  private static func holdTimes(in keys: inout [Key]) {
    for index in keys.indices.dropFirst()
    where keys[index].device == keys[index - 1].device {
      keys[index].time = max(keys[index].time, keys[index - 1].time)
    }
  }
}
