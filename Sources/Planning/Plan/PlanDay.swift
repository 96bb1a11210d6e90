package import Core

/// What a plan has for one study day.
package struct PlanDay: Equatable, Sendable {
  /// The study day.
  package let day: Day
  /// The items to be asked for the first time, in the order they are asked.
  package internal(set) var new: [ItemID] = []
  /// The items to be asked again, in the order they are asked.
  package internal(set) var reviews: [ItemID] = []
  /// All of them, in the order they are asked.
  package internal(set) var order: [ItemID] = []
  /// The seconds that all this is expected to take.
  package internal(set) var seconds = 0.0
  /// The mean probability of recall on the date over all items of the goal, as this day leaves it;
  /// an item never asked counts 0.
  package internal(set) var recall = 0.0

  init(_ day: Day) { self.day = day }
}
