package import Core

/// One review of an item's history, as the memory model needs it.
package struct PastReview: Equatable, Sendable {
  /// The recall.
  package var rating: Rating
  /// Whole study days since the review before; it counts for nothing in a first review.
  package var elapsedDays: Int

  /// Makes a review from its recall and the study days since the one before.
  package init(_ rating: Rating, elapsedDays: Int) {
    self.rating = rating
    self.elapsedDays = elapsedDays
  }
}

extension FSRS {
  /// The memory after an item's whole history; `nil` after none.
  package func replay(_ history: [PastReview]) -> MemoryState? {
    history.reduce(nil) { state(after: $0, rated: $1.rating, elapsedDays: $1.elapsedDays) }
  }

  /// The memory after each of an item's reviews, in their order.
  package func states(along history: [PastReview]) -> [MemoryState] {
    var states: [MemoryState] = []
    states.reserveCapacity(history.count)
    for review in history {
      states.append(
        state(after: states.last, rated: review.rating, elapsedDays: review.elapsedDays)
      )
    }
    return states
  }
}
