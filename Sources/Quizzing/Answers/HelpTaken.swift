package import Core

/// The help that a learner took with an exercise outside a session.
package struct HelpTaken: Equatable, Sendable {
  /// The study day on which help was taken last.
  package var day: Day
  /// How many of the item's hints were shown.
  package var hints: Int
  /// Whether the solution was shown.
  package var sawSolution: Bool

  /// Makes a note of help.
  package init(on day: Day, hints: Int = 0, sawSolution: Bool = false) {
    self.day = day
    self.hints = hints
    self.sawSolution = sawSolution
  }

  /// The help that a verdict of today counts with.
  ///
  /// Help counts for the study day on which it was taken, and beyond it until there was a review:
  /// sleeping over a hint does not undo it, and what was looked up after the day's review is no help
  /// weeks later.
  ///
  /// - Parameters:
  ///   - today: The study day of the verdict.
  ///   - reviewed: The study day of the item's last review; `nil` where there was none.
  /// - Returns: The greatest help that still counts.
  package func help(on today: Day, reviewed: Day?) -> AnswerHelp {
    guard counts(on: today, reviewed: reviewed) else { return .none }
    return sawSolution ? .solution : hints > 0 ? .hint : .none
  }

  /// Whether the help counts for a verdict of today; otherwise hints begin with the first again.
  ///
  /// - Parameters:
  ///   - today: The study day of the verdict.
  ///   - reviewed: The study day of the item's last review; `nil` where there was none.
  /// - Returns: Whether it counts.
  package func counts(on today: Day, reviewed: Day?) -> Bool {
    day == today || reviewed.map { $0 < day } ?? true
  }
}
