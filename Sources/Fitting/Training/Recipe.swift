import Scheduling

/// One way to train with some reviews.
enum Recipe: Sendable {
  /// As the reference does: the newer a review the more it counts, without outliers, in a few epochs.
  case reference
  /// All reviews alike, no item left out, until nothing moves any more: what serves a learner best
  /// whose memory stays what it is, or who has few reviews.
  case steady

  /// How much each review counts.
  var weighting: ScoredReviews.Weighting { self == .reference ? .recency : .equal }
  /// What becomes of items with a rare first interval.
  var outliers: Outliers { self == .reference ? .dropped : .kept }

  /// The plan by which so many reviews are trained with.
  func plan(for reviews: Int, relearningSteps: Int) -> TrainingPlan {
    var plan = self == .reference ? TrainingPlan.reference() : Self.steadyPlan(for: reviews)
    plan.relearningSteps = relearningSteps
    return plan
  }

  /// At least 120 steps, so that all are over and done with, in batches that make a step as exact as
  /// it has to be and no dearer.
  private static func steadyPlan(for reviews: Int) -> TrainingPlan {
    let (steps, size) = (120, 8192)
    let batches = max((reviews + size - 1) / size, 1)
    var plan = TrainingPlan(
      epochs: max((steps + batches - 1) / batches, 3),
      batch: batches == 1 ? .max : size
    )
    plan.stride = .bySpread
    return plan
  }
}
