package import Core

/// Finds the draft for so many minutes a day, such that more minutes never forecast less.
///
/// A day that takes its best answers first is not always better off with more time: a long answer may
/// take the room of several short ones, and a new item that is barely learned counts less than one
/// that was left alone. So drafts are made by halving: first the most and the least minutes, then some
/// between, each of which must be no better than the more and no worse than the less, and so on to
/// the minutes that are asked for. What does not lie between gives way to a draft of fewer minutes.
package struct PlanSearch: Sendable {
  private let goal: StudyGoal
  private let items: [PlanItem]
  private var maker: DraftMaker
  private var found: [Int: Draft] = [:]
  private let nothing: Draft
  private let most: Draft
  /// The minutes from which on more would change nothing.
  private let needed: Int

  /// Begins a search.
  ///
  /// - Parameters:
  ///   - planner: The learner's.
  ///   - goal: What to aim at.
  ///   - items: The items that the goal is about.
  ///   - today: The first study day.
  ///   - spent: Seconds of today's time that are spent already.
  package init(
    _ planner: Planner,
    _ goal: StudyGoal,
    items: [PlanItem],
    from today: Day,
    spent: Double = 0
  ) {
    self.goal = goal
    self.items = items
    var maker = DraftMaker(planner, goal.interview, items: items, from: today, spent: spent)
    nothing = maker.draft(minutes: 0, .sparing)
    let top = StudyGoal.possibleMinutes.upperBound
    most = Self.draft(minutes: top, above: nothing, below: nil, &maker)
    needed = min(max(maker.needed(by: most), 1), top)
    self.maker = maker
  }

  /// The plan with the goal's minutes; what is asked for after it takes part of its drafts.
  package mutating func plan() -> StudyPlan {
    let draft = draft()
    let unseen = items.indices.filter { draft.recall[$0] == nil }
    return StudyPlan(
      goal: goal,
      days: draft.days,
      recall: draft.recall,
      unplaced: unseen.filter { items[$0].isOpen }.map { items[$0].id },
      closed: unseen.filter { !items[$0].isOpen }.map { items[$0].id }
    )
  }

  /// The order in which a session asks items today: what the plan has for it, then what else pays.
  package mutating func order() -> [PlannedAnswer] {
    let draft = draft()
    return maker.order(of: draft)
  }

  /// The fewest minutes a day with which every open item is asked at least once, up to a day's
  /// most; absent where no number of minutes does it.
  package mutating func minutesForAll() -> Int? {
    let open = items.indices.filter { items[$0].isOpen }
    return fewest { _, draft in open.allSatisfy { draft.recall[$0] != nil } }?.minutes
  }

  /// The fewest minutes a day that come within a hundredth of the mean recall that the goal's do.
  package mutating func minutesEnough() -> Int {
    let enough = draft().meanRecall - 0.01
    return min(fewest { $1.meanRecall >= enough }?.minutes ?? goal.minutes, goal.minutes)
  }

  private mutating func draft() -> Draft {
    let minutes = goal.minutes
    return fewest { tried, _ in tried >= minutes }?.draft ?? most
  }

  /// The fewest minutes of which something holds that also holds of more, with their draft.
  private mutating func fewest(
    where holds: (Int, Draft) -> Bool
  ) -> (minutes: Int, draft: Draft)? {
    guard holds(needed, most) else { return nil }
    var low = (minutes: 0, draft: nothing)
    var high = (minutes: needed, draft: most)
    while high.minutes - low.minutes > 1 {
      // The middle of the ratio rather than of the difference: plans are of minutes more than of hours.
      let root = (Double(low.minutes + 1) * Double(high.minutes + 1)).squareRoot()
      let middle = min(max(Int(root) - 1, low.minutes + 1), high.minutes - 1)
      let draft =
        found[middle]
        ?? Self.draft(minutes: middle, above: low.draft, below: high.draft, &maker)
      found[middle] = draft
      if holds(middle, draft) { high = (middle, draft) } else { low = (middle, draft) }
    }
    return high
  }

  /// The best draft of so many minutes, or of as few less as needed, that lies between two others.
  ///
  /// Where less time lets new items enter early, more does so too: the one way recalls more, the other
  /// is ready for more, and a change to and fro would leave nothing between.
  private static func draft(
    minutes: Int,
    above low: Draft,
    below high: Draft?,
    _ maker: inout DraftMaker
  ) -> Draft {
    for eighths in [8, 7, 6, 4, 2] {
      let tried = minutes * eighths / 8
      guard tried > low.minutes else { break }
      var best: Draft?
      for entry in maker.entries(from: low.entry, to: high?.entry ?? .early) {
        let draft = maker.draft(minutes: tried, entry)
        guard draft.isAtLeast(low), high?.isAtLeast(draft) ?? true else { continue }
        if let best, draft.readiness < best.readiness + DayChooser.leastGain { continue }
        best = draft
      }
      if let best { return best }
    }
    return low
  }
}
