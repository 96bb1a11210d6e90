package import Core

/// How often the learner's graded answers have failed a rule.
package struct RuleFailures: Equatable, Sendable {
  /// The number of answers; one that fails a rule in several places counts once.
  package private(set) var count: Int
  /// The latest study day of such an answer.
  package private(set) var lastDay: Day

  /// Makes a tally, of no answer before the first is added.
  package init(count: Int = 0, lastDay: Day) {
    self.count = count
    self.lastDay = lastDay
  }

  /// Counts one more answer.
  package mutating func add(on day: Day) {
    count += 1
    lastDay = max(lastDay, day)
  }
}
