package import Core

/// What a plan has for one study day.
package struct PlanDay: Equatable, Sendable {
  /// The study day.
  package let day: Day
  /// The answers, in the order in which they are asked for.
  package internal(set) var answers: [PlannedAnswer] = []
  /// The seconds that all this is expected to take.
  package internal(set) var seconds = 0.0
  /// The mean probability of recall on the date over all items of the goal, as this day leaves it;
  /// an item never asked counts 0.
  package internal(set) var recall = 0.0

  init(_ day: Day) { self.day = day }

  /// The items to be asked for the first time, in the order they are asked.
  package var new: [ItemID] { answers.filter(\.isNew).map(\.id) }

  /// The items to be asked again, in the order they are asked.
  package var reviews: [ItemID] { answers.filter { !$0.isNew }.map(\.id) }

  /// All of them, in the order they are asked.
  package var order: [ItemID] { answers.map(\.id) }
}
