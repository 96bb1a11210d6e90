import Core
import Scheduling

/// The units of a study day in the order in which they are asked.
struct SessionQueues: Sendable {
  /// Units in learning or relearning, in load order.
  var steps: [Int] = []
  /// Units in review that are due, the highest retrievability first: where time is short, what would
  /// be forgotten next is kept, and what is forgotten already loses little by waiting.
  var reviews: [Int] = []
  /// Units never answered.
  var new: [Int] = []
  /// The units of a plan, in its order; empty without one.
  var planned: [Int] = []
  /// The units to practise: all once seen, the lowest retrievability first, then those never seen.
  var practice: [Int] = []

  /// Sorts the units that the session is about; where the learner wants them in a certain order,
  /// each queue is in that order.
  ///
  /// - Parameters:
  ///   - pool: The units.
  ///   - states: Where each unit stands, by its place.
  ///   - fsrs: The memory model.
  ///   - instant: Now, to which the memory has faded.
  ///   - day: The study day of now.
  ///   - mode: Whether the session practises.
  ///   - plan: The order of a plan that the session follows.
  init(
    _ pool: StudyPool,
    states: [ItemProgress],
    fsrs: any MemoryModel,
    at instant: Instant,
    on day: Day,
    mode: DrillOptions.Mode,
    plan: [ItemID]?
  ) {
    var seen: [Int] = []
    for unit in pool.units.indices where pool.units[unit].isWanted {
      switch states[unit].phase {
      case .new: new.append(unit)
      case .learning, .relearning: steps.append(unit)
      case .review: if states[unit].isDue(on: day) { reviews.append(unit) }
      }
      if mode != .due, states[unit].phase != .new { seen.append(unit) }
    }
    let fading = Fading(states: states, fsrs: fsrs, instant: instant, day: day)
    reviews = pool.sortedAsWanted(reviews) ?? fading.bestKnownFirst(reviews)
    new = pool.sortedAsWanted(new) ?? NewOrder(pool, states: states).sorted(new)
    if mode != .due {
      practice =
        pool.sortedAsWanted(seen + new)
        ?? (fading.weakestFirst(seen) + new.sorted(by: pool.isEarlierInChain))
    }
    planned = (plan ?? []).compactMap(pool.place).filter { pool.units[$0].isWanted }
  }
}

/// How far the memory of units has faded by now.
private struct Fading {
  let states: [ItemProgress]
  let fsrs: any MemoryModel
  let instant: Instant
  let day: Day

  // All items have one desired retention, so retrievability alone gives the order relative to it.

  func bestKnownFirst(_ units: [Int]) -> [Int] {
    measured(units).sorted { ($1.recall, $0.unit) < ($0.recall, $1.unit) }.map(\.unit)
  }

  func weakestFirst(_ units: [Int]) -> [Int] {
    measured(units).sorted { ($0.recall, $0.unit) < ($1.recall, $1.unit) }.map(\.unit)
  }

  private func measured(_ units: [Int]) -> [(unit: Int, recall: Double)] {
    units.map { ($0, retrievability($0)) }
  }

  private func retrievability(_ unit: Int) -> Double {
    guard let memory = states[unit].memory else { return 0 }
    return fsrs.retrievability(of: memory, after: states[unit].elapsed(at: instant, on: day).days)
  }
}

extension ItemProgress {
  /// Whether it is in review and due on a study day or before.
  func isDue(on day: Day) -> Bool {
    guard phase == .review else { return false }
    guard case .day(let due) = due else { return true }
    return due <= day
  }

  /// Whether a learning step comes next.
  var isInSteps: Bool {
    switch phase {
    case .learning, .relearning: true
    case .new, .review: false
    }
  }

  /// The instant of the learning step that comes next; `nil` where it is up at any time.
  var stepInstant: Instant? {
    guard case .instant(let instant) = due else { return nil }
    return instant
  }
}

extension StudyPool {
  /// Whether a unit comes before another by chain, then from its opening down.
  fileprivate func isEarlierInChain(_ left: Int, _ right: Int) -> Bool {
    (units[left].root, units[left].depth, left) < (units[right].root, units[right].depth, right)
  }
}
