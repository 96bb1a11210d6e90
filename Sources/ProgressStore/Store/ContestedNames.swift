import Core
import Scheduling

/// The ids under which two machines wrote, and what each of their events is called now.
///
/// An event that refers to such an id, as an undo does, means the one of its own file: that which
/// stands before it, and nearest to it.
struct ContestedNames {
  /// The places in the log of the events that share an id, by that id.
  private var places: [EventID: [Int]] = [:]
  /// The id that the event of a place was given instead.
  var given: [Int: EventID] = [:]
  /// For an event that was put in another's place, the place that it had.
  var moved: [Int: Int] = [:]

  /// Notes that the events of some places, in order, share an id and differ.
  mutating func contest(_ id: EventID, at places: [Int]) { self.places[id] = places }

  /// An event of a place, referring to what it means.
  func corrected(_ event: Event, from place: Int) -> Event {
    guard let reference = event.content.reference, let rivals = places[reference],
      let target = rivals.last(where: { $0 < place }) ?? rivals.first, let id = given[target]
    else { return event }
    var event = event
    event.content.reference = id
    return event
  }

  /// Corrects what the events of a log refer to.
  ///
  /// - Parameters:
  ///   - log: The log.
  ///   - dropped: The places that are of no interest.
  func correct(_ log: inout EventLog, except dropped: Set<Int>) {
    guard !places.isEmpty else { return }
    for place in log.indices where !dropped.contains(place) {
      guard let reference = log.reference(place), places[reference] != nil else { continue }
      let event = log[place]
      let right = corrected(event, from: moved[place] ?? place)
      if right != event { log.replace(place, with: right) }
    }
  }
}
