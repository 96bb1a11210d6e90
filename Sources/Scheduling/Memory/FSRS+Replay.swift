import Core

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
