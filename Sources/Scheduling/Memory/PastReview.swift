package import Core

/// One review of an item's history, as the memory models need it.
package struct PastReview: Equatable, Sendable {
  /// The recall.
  package var rating: Rating
  /// The time since the review before; it counts for nothing in a first review.
  package var elapsed: Elapsed

  /// Makes a review from its recall and the time since the one before.
  package init(_ rating: Rating, elapsed: Elapsed) {
    self.rating = rating
    self.elapsed = elapsed
  }

  /// Makes a review from its recall and the study days since the one before.
  package init(_ rating: Rating, elapsedDays: Int) {
    self.init(rating, elapsed: Elapsed(studyDays: elapsedDays))
  }

  /// Whole study days since the review before.
  package var elapsedDays: Int { elapsed.studyDays }
}
