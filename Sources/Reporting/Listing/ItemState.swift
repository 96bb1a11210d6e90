package import Core
package import Scheduling

/// How an item stands, in one word for lists.
package enum ItemState: String, CaseIterable, Sendable {
  case new
  case learning
  case review
  case relearning
  case suspended
  case buried

  /// The word for an item's progress on a study day; being set aside comes before the phase.
  package init(_ progress: ItemProgress, on day: Day) {
    if progress.suspension != nil {
      self = .suspended
    } else if let back = progress.buriedUntil, back > day {
      self = .buried
    } else {
      switch progress.phase {
      case .new: self = .new
      case .learning: self = .learning
      case .review: self = .review
      case .relearning: self = .relearning
      }
    }
  }
}
