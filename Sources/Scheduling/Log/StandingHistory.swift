package import Core

/// The events of a log that count, in their order: without undo events and what they took back.
package struct StandingHistory {
  /// The places of the events in the log.
  package private(set) var places: [Int]
  /// The names that items have at the end.
  private(set) var relinks = Relinks()
  private let log: EventLog
  /// What events count for whose device's clock was set back, by their place.
  private let held: [Int: HeldMoment]
  private var eras: [Era] = []

  /// The events between two relinks.
  private struct Era {
    /// The index in ``places`` at which they end.
    let end: Int
    /// The names that items had been given by then.
    let given: Relinks
    /// The names by which those are known at the end.
    var later: [ItemID: ItemID] = [:]
  }

  /// Leaves out what was taken back.
  ///
  /// - Complexity: O(n log n) in the number of events, O(n) where they are in order already.
  package init(of log: EventLog) {
    self.log = log
    (places, held) = EventOrder.order(of: log)
    if log.rows.contains(where: { $0.kind == .undo }) {
      let dropped = Self.dropped(in: log, places)
      places.removeAll { log.rows[$0].kind == .undo || dropped.contains(log.id($0)) }
    }
    if log.rows.contains(where: { $0.kind == .relink }) { nameItems() }
  }

  /// Calls with each event, in order, whose item has the name by which it is known at the end, and
  /// with what it counts for where its device's clock was set back.
  package func forEach(_ body: (Event, HeldMoment?) -> Void) {
    var era = eras.startIndex
    for index in places.indices {
      var event = log[places[index]]
      if era < eras.endIndex, let item = event.content.item {
        while index >= eras[era].end { era += 1 }
        let given = eras[era].given[item]
        event.content.item = eras[era].later[given] ?? given
      }
      body(event, held.isEmpty ? nil : held[places[index]])
    }
  }

  private mutating func nameItems() {
    var steps: [(index: Int, old: ItemID, new: ItemID)] = []
    for index in places.indices where log.rows[places[index]].kind == .relink {
      let content = log[places[index]].content
      guard let old = content.name.flatMap({ ItemID($0) }), let new = content.item, old != new
      else { continue }
      eras.append(Era(end: index, given: relinks))
      steps.append((index, old, new))
      relinks.add(from: old, to: new)
    }
    eras.append(Era(end: places.count, given: relinks))
    var later: [ItemID: ItemID] = [:]
    for index in steps.indices.reversed() {
      later[steps[index].old] = later[steps[index].new] ?? steps[index].new
      eras[index].later = later
    }
  }

  private static func dropped(in log: EventLog, _ places: [Int]) -> Set<EventID> {
    var dropped: Set<EventID> = []
    // The last undo first: one that was itself taken back takes nothing back.
    for place in places.reversed() where log.rows[place].kind == .undo {
      guard let target = log.reference(place), target != log.id(place),
        !dropped.contains(log.id(place))
      else { continue }
      dropped.insert(target)
    }
    guard !dropped.isEmpty else { return [] }
    for place in places where log.rows[place].kind != .undo {
      guard let root = log.reference(place), dropped.contains(root) else { continue }
      dropped.insert(log.id(place))
    }
    return dropped
  }
}
