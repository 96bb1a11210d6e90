import Core
import Scheduling

/// Where one item is expected to stand on a day of the plan.
struct PlanState: Sendable {
  /// The memory in expectation; absent while it was never answered.
  var memory: MemoryState?
  /// The study day of the last answer.
  var lastDay: Day?
  /// The first study day on which it may be asked.
  var earliest: Day?
  /// The probability of recall on the date as it stands, 0…1; 0 while it was never answered.
  var recall: Double

  /// How long an answer takes, in answers of usual effort.
  let effort: Double
  /// Whether learning steps follow on the same day.
  let hasSteps: Bool
  /// Whether it may be asked at all.
  let isOpen: Bool

  /// Where an item stands now.
  init(_ item: PlanItem, gain: RecallGain, date: Day) {
    effort = item.effort
    hasSteps = item.hasSteps
    isOpen = item.isOpen
    memory = item.progress.memory
    lastDay = item.progress.lastDay
    earliest = item.progress.buriedUntil
    recall =
      item.progress.memory.map { memory in
        gain.recall(memory, after: item.progress.elapsedDays(on: date))
      } ?? 0
  }

  /// Where a simulated item stands as the scheduler believes.
  init(_ item: SimulatedItem, gain: RecallGain, date: Day) {
    effort = 1
    hasSteps = true
    isOpen = true
    memory = item.believed
    lastDay = item.believed.map { _ in Day(number: item.lastDay) }
    recall =
      item.believed.map { gain.recall($0, after: date.number - item.lastDay) } ?? 0
  }

  mutating func answer(_ prospect: Prospect, on day: Day) {
    memory = prospect.memory
    lastDay = day
    recall = prospect.recall
  }
}
