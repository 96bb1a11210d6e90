package import Core

/// One answer that a plan has for a study day.
package struct PlannedAnswer: Equatable, Sendable {
  /// The item.
  package let id: ItemID
  /// Whether it is asked for the first time.
  package let isNew: Bool
  /// The seconds that it is expected to take, with the learning steps after it; more than 0.
  package let seconds: Double
}
