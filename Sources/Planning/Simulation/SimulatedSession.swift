import Core
import Scheduling

/// Lets one learner study by a policy until the date.
package struct SimulatedSession: Sendable {
  /// How many items there are.
  package let items: Int
  /// The days until the date, the first being day 0; the date itself is not studied on.
  package let days: Int
  /// Minutes a day.
  package let minutes: Int

  /// Makes a session of a size.
  package init(items: Int, days: Int, minutes: Int) {
    self.items = items
    self.days = days
    self.minutes = minutes
  }

  /// What came of it.
  package struct Result: Equatable, Sendable {
    /// The mean recall on the date over all items, as the learner's memory really is; an item
    /// never seen counts 0.
    package let recall: Double
    /// The share of items that were seen.
    package let seen: Double
    /// The minutes that were used, of all that there were, 0…1.
    package let used: Double
  }

  /// Studies with a learner of a seed.
  package func run(_ policy: some StudyPolicy, seed: UInt64) -> Result {
    var learner = SimulatedLearner(seed: seed)
    let model = FSRS(FSRSParameters())
    var all = Array(repeating: SimulatedItem(), count: items)
    var used = 0.0
    for day in 0..<days {
      var left = Double(minutes) * 60
      let seen = SimulatedItems(all: all, model: model, seed: seed &+ UInt64(day))
      for place in policy.order(of: seen, on: day, until: days) where left > 0 {
        left -= Self.ask(&all[place], on: day, of: &learner, model)
      }
      used += Double(minutes) * 60 - max(left, 0)
    }
    let recall = all.reduce(0) { sum, item in
      guard let memory = item.memory else { return sum }
      let days = Double(days - item.lastDay)
      return sum + learner.memory.retrievability(of: memory, after: days)
    }
    return Result(
      recall: recall / Double(items),
      seen: Double(all.count { $0.memory != nil }) / Double(items),
      used: used / max(Double(minutes) * 60 * Double(days), 1)
    )
  }

  /// Asks an item, with the learning steps that follow, and returns the seconds that it took.
  private static func ask(
    _ item: inout SimulatedItem,
    on day: Int,
    of learner: inout SimulatedLearner,
    _ model: any MemoryModel
  ) -> Double {
    let isNew = item.memory == nil
    let elapsed = day - item.lastDay
    let rating: Rating
    if let memory = item.memory {
      let days = Double(elapsed)
      rating = learner.answer(
        recall: learner.memory.retrievability(of: memory, after: days)
      )
    } else {
      rating = learner.answerFirst()
    }
    item.answer(rating, elapsed: elapsed, learner.memory, model)
    var seconds = SimulatedCost.seconds(rating, isNew ? .first : .review)
    item.streak = rating == .again ? 0 : item.streak + 1
    item.lastDay = day
    var step = SimulatedSteps(after: rating, isNew: isNew)
    while step.isOpen {
      let rating = learner.answer(recall: SimulatedSteps.recall)
      item.answer(rating, elapsed: 0, learner.memory, model)
      seconds += SimulatedCost.seconds(rating, isNew ? .first : .relearning)
      step.answer(rating)
    }
    if let memory = item.believed {
      item.dueDay =
        day + model.days(of: memory, retention: PlainPolicy.retention, longest: 36_500)
    }
    return seconds
  }
}

extension SimulatedItem {
  fileprivate mutating func answer(
    _ rating: Rating,
    elapsed: Int,
    _ real: any MemoryModel,
    _ model: any MemoryModel
  ) {
    memory = real.state(after: memory, rated: rating, elapsed: Elapsed(studyDays: elapsed))
    believed = model.state(after: believed, rated: rating, elapsed: Elapsed(studyDays: elapsed))
  }
}
