package import Core
package import Scheduling

/// Leaves of the numbers of each cloze text the one that a study day has room for.
package enum SiblingSpread {
  /// The ids that may still be asked on a study day, in their order.
  ///
  /// Of a text of which a number was answered today, only learning steps stay; of any other text
  /// one number that is due or, failing that, one that is new. Numbers that wait for a later day
  /// stay, for they say when something comes next.
  package static func ids(_ ids: [ItemID], in progress: Progress, on day: Day) -> [ItemID] {
    var chosen: [ItemID: ItemID] = [:]
    var answered: Set<ItemID> = []
    for id in ids where id.clozeNumber != nil {
      let state = progress[id]
      if state.lastDay == day { answered.insert(id.base) }
      guard wants(state, on: day) else { continue }
      let rival = chosen[id.base].map { progress[$0].phase }
      if rival == nil || rival == .new && state.phase != .new { chosen[id.base] = id }
    }
    return ids.filter { id in
      guard id.clozeNumber != nil, wants(progress[id], on: day) else { return true }
      return !answered.contains(id.base) && chosen[id.base] == id
    }
  }

  /// Whether an item would be asked on a day if it stood alone; learning steps are left alone.
  private static func wants(_ state: ItemProgress, on day: Day) -> Bool {
    guard state.suspension == nil, state.buriedUntil.map({ $0 <= day }) ?? true else {
      return false
    }
    switch (state.phase, state.due) {
    case (.new, _): return true
    case (.review, .day(let due)): return due <= day
    default: return false
    }
  }
}
