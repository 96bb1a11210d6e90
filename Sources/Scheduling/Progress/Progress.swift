package import Core

/// The learner's progress: what a review log comes to, event by event.
///
/// A value that is derived from the log alone and can be thrown away at any time.
package struct Progress: Equatable, Sendable {
  /// Where each item ever answered, suspended or buried stands.
  package var items: [ItemID: ItemProgress]
  /// What was done on each study day.
  package var days: [Day: DayTally]
  /// The learner's settings that are kept with the progress, as `interview` and `level`.
  package var settings: [String: String]
  /// How often each rule was failed, by its id; a rule that never was is left out.
  package var failures: [String: RuleFailures]
  /// The names that items were given anew.
  package var relinks: Relinks

  /// Progress before anything happened.
  package init() {
    items = [:]
    days = [:]
    settings = [:]
    failures = [:]
    relinks = Relinks()
  }

  /// Where an item stands; new when it was never touched.
  package subscript(item: ItemID) -> ItemProgress { items[item] ?? ItemProgress() }
}

/// What was done on one study day.
package struct DayTally: Equatable, Sendable {
  /// Items reviewed for the first time.
  package var newItems = 0
  /// Reviews of items seen before, learning steps not counted.
  package var reviews = 0
  /// All reviews, first ones and learning steps included.
  package var answers = 0
  /// Reviews that were right.
  package var right = 0
  /// Milliseconds spent on reviews, attempts and cramming.
  package var milliseconds = 0

  /// A day on which nothing was done.
  package init() {}
}
