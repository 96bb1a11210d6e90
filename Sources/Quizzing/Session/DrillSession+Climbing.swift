import Core
import Scheduling

extension DrillSession {
  /// Puts the follow-ups to a unit that was just answered next.
  mutating func climb(from unit: Int) {
    log.place.climb += pool.units[unit].children.reversed().map { pool.units[$0].id }
  }

  /// The next unit of the climb.
  ///
  /// Rungs that were answered earlier and are not due are passed through, so that the climb goes
  /// on where it ended last time.
  mutating func nextClimb() -> SessionLog.Ask? {
    let room = room
    while let id = log.place.climb.popLast() {
      guard let unit = pool.place(of: id), isAvailable(unit), !isStoppedAbove(unit) else {
        continue
      }
      // What a plan leaves out, as a level above the interview's, no climb leads to.
      let isLeftOut = options.plan != nil && !queues.planned.contains(unit)
      if isReview(unit) {
        if isLeftOut { continue }
        if room.reviews > 0 { return ask(unit, .review, isClimbed: true) }
      } else if isBeginnable(unit) {
        if isLeftOut { continue }
        if room.new > 0 { return ask(unit, .new, isClimbed: true) }
      } else if states[unit].phase != .new {
        climb(from: unit)
      }
    }
    return nil
  }
}
