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
