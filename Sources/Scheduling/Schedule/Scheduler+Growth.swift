import Core

/// What FSRS-7 needs of a scheduler beside its formulas: by them alone a new item could come back
/// after seconds, or after years.
///
/// FSRS-6 is left as it is.
extension Scheduler {
  /// The seconds until an item is asked again whose interval is not half a day, where the model
  /// knows such intervals and the item may be asked more than once a day; a minute at least.
  func shortWait(_ rating: Rating, _ answer: Answer) -> Int? {
    guard fsrs.version == .fsrs7, !isDaily else { return nil }
    let days = interval(rating, answer)
    return days < 0.5 ? max(Int((days * 86_400).rounded()), 60) : nil
  }

  /// The most days that an interval may have: two months on leaving the steps, and then ten times
  /// as many as the item has lasted.
  func longestGrowth(after answer: Answer) -> Double {
    guard fsrs.version == .fsrs7 else { return .infinity }
    switch answer.progress.phase {
    case .new, .learning, .relearning: return 60
    case .review:
      let lasted = max(answer.progress.interval, answer.progress.elapsedDays(on: answer.day), 1)
      return 10 * Double(lasted)
    }
  }
}
