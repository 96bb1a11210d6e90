package import Core
package import Scheduling

/// Leaves of the numbers of each cloze text the one that a study day has room for.
package enum SiblingSpread {
  /// The ids that may still be asked on a study day, in their order.
  ///
  /// Of a text of which a number was answered today, only that number's learning steps stay; of any
  /// other text one number, sooner one in its steps than one that is due and that sooner than a new
  /// one. Numbers that wait for a later day stay, for they say when something comes next.
  package static func ids(_ ids: [ItemID], in progress: Progress, on day: Day) -> [ItemID] {
    var chosen: [ItemID: ItemID] = [:]
    var answered: Set<ItemID> = []
    for id in ids where id.clozeNumber != nil {
      let state = progress[id]
      if state.lastDay == day { answered.insert(id.base) }
      guard wants(state, on: day) else { continue }
      let rival = chosen[id.base].map { urgency(progress[$0]) }
      if rival.map({ $0 < urgency(state) }) ?? true { chosen[id.base] = id }
    }
    return ids.filter { id in
      guard id.clozeNumber != nil, wants(progress[id], on: day) else { return true }
      return !answered.contains(id.base) && chosen[id.base] == id
    }
  }

  /// Whether an item would be asked on a day if it stood alone; the steps of what was answered on that
  /// very day are left alone.
  private static func wants(_ state: ItemProgress, on day: Day) -> Bool {
    guard state.suspension == nil, state.buriedUntil.map({ $0 <= day }) ?? true else {
      return false
    }
    switch (state.phase, state.due) {
    case (.new, _): return true
    case (.review, .day(let due)): return due <= day
    case (.learning, .day(let due)), (.relearning, .day(let due)):
      return due <= day && state.lastDay != day
    case (.learning, _), (.relearning, _): return state.lastDay != day
    default: return false
    }
  }

  /// How early a session asks it.
  private static func urgency(_ state: ItemProgress) -> Int {
    switch state.phase {
    case .learning, .relearning: 2
    case .review: 1
    case .new: 0
    }
  }
}
