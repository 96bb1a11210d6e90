/// What happened in a run, in order, and the counts of it.
package final class EventLog {
  /// All events since the mount.
  package private(set) var events: [Event] = []
  /// How often each view type's body ran, since the counts were last reset.
  package private(set) var bodyRuns: [String: Int] = [:]
  /// How many models of each type were made by initial-value expressions, since the last reset.
  package private(set) var offered: [String: Int] = [:]
  /// How many of them were kept, since the last reset.
  package private(set) var kept: [String: Int] = [:]
  /// How many instances of each probed type were made, since the last reset.
  package private(set) var inits: [String: Int] = [:]
  /// How many instances of each probed class went, since the last reset.
  package private(set) var deinits: [String: Int] = [:]

  /// Is given each event at once, so that a run that dies has told what it did.
  var sink: ((Event) -> Void)?
  /// The step of the scenario that is going on.
  package var during: String?
  /// The virtual time in milliseconds.
  package var now: () -> Int = { 0 }

  /// How often bodies had run when the tree had been mounted; nothing after a reset.
  private var mountRuns: [String: Int] = [:]
  /// Where the events of the mount, or of the last reset, end.
  private var start = 0
  /// More events than this are counted and passed on, but no longer kept.
  private static let most = 500_000

  /// Makes an empty log.
  package init() {}

  /// How often each view type's body was evaluated since the mount, or since the last reset.
  ///
  /// A view that came into the tree since then counts with its first evaluation.
  package var updates: [String: Int] {
    bodyRuns.merging(mountRuns) { $0 - $1 }
  }

  /// Notes that the tree is mounted and at rest.
  func noteMounted() {
    mountRuns = bodyRuns
    start = events.count
  }

  /// The events since the mount, or since the counts were last reset.
  package var recent: ArraySlice<Event> { events[start...] }

  /// Sets all counts to zero; the events stay.
  package func resetCounts() {
    bodyRuns = [:]
    mountRuns = [:]
    offered = [:]
    kept = [:]
    inits = [:]
    deinits = [:]
    start = events.count
  }

  /// Notes that something happened.
  func add(_ fact: Event.Fact) {
    lastNumber += 1
    let event = Event(
      number: lastNumber,
      milliseconds: now(),
      during: during,
      fact: fact
    )
    if events.count < Self.most { events.append(event) }
    sink?(event)
  }

  private var lastNumber = 0

  /// Notes a run of a body.
  func addBody(of view: String, path: String, causes: [Cause]) {
    bodyRuns[view, default: 0] += 1
    add(.body(view: view, path: path, run: bodyRuns[view, default: 0], causes: causes))
  }

  /// Notes a model that an initial-value expression made.
  func addOffer(of model: String) {
    offered[model, default: 0] += 1
    add(.made(model: model))
  }

  /// Notes that a model was kept.
  func addKept(_ model: String, property: String, path: String) {
    kept[model, default: 0] += 1
    add(.kept(model: model, property: property, path: path))
  }

  /// Counts an instance of a probed type.
  func countInit(of type: String) { inits[type, default: 0] += 1 }

  /// Counts the end of an instance of a probed class.
  func countDeinit(of type: String) { deinits[type, default: 0] += 1 }
}
