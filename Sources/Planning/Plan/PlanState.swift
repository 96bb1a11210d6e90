import Core
import Scheduling

/// Where one item is expected to stand on a day of the plan.
struct PlanState: Sendable {
  /// Its place in the tree of answers.
  var node: Int
  /// The first study day on which it may be asked.
  var earliest: Day?

  /// How long an answer takes, in answers of usual effort.
  let effort: Double
  /// Whether learning steps follow on the same day.
  let hasSteps: Bool
  /// Whether it may be asked at all.
  let isOpen: Bool
  /// What it counts while it was never asked, 0…1.
  let unseen: Double

  /// Where an item stands now.
  init(_ item: PlanItem, unseen: Double, date: Day, in tree: inout AnswerTree) {
    self.unseen = unseen
    effort = item.effort
    hasSteps = item.hasSteps
    isOpen = item.isOpen
    earliest = item.progress.buriedUntil
    let progress = item.progress
    node =
      progress.memory.map {
        tree.add($0, lastDay: progress.firstDay(to: date), elapsed: progress.elapsedDays(on: date))
      } ?? AnswerTree.unseen
  }

  /// Where a simulated item stands as the scheduler believes.
  init(_ item: SimulatedItem, date: Day, in tree: inout AnswerTree) {
    unseen = 0
    effort = 1
    hasSteps = true
    isOpen = true
    node =
      item.believed.map {
        tree.add($0, lastDay: Day(number: item.lastDay), elapsed: date.number - item.lastDay)
      } ?? AnswerTree.unseen
  }

  /// Whether an answer to it is worth and takes as much as to another that stands where it does.
  func isAlike(_ other: PlanState) -> Bool {
    effort == other.effort && unseen == other.unseen && hasSteps == other.hasSteps
  }

  /// Whether it was never answered.
  var isNew: Bool { node == AnswerTree.unseen }
}
