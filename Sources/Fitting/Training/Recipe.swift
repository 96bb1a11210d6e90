import Scheduling

/// One way to train, among which reviews kept back choose.
struct Recipe: Sendable {
  let weighting: ScoredReviews.Weighting
  let outliers: Outliers
  let strength: Double

  /// All reviews alike, and no item left out: what serves a learner best whose memory stays what it
  /// is, or who has few reviews.
  static let steady = Recipe(weighting: .equal, outliers: .kept, strength: 2)
  /// What the reference makes small: the newer a review the more it counts, without outliers.
  static let recent = Recipe(weighting: .recency, outliers: .dropped, strength: 1)

  /// The plan by which so many reviews are trained with: at least 120 steps, so that all are over
  /// and done with, in batches that make a step as exact as it has to be and no dearer.
  func plan(for reviews: Int, relearningSteps: Int) -> TrainingPlan {
    let steps = 120
    let batches = max((reviews + Self.batch - 1) / Self.batch, 1)
    var plan = TrainingPlan(
      epochs: max((steps + batches - 1) / batches, 3),
      batch: batches == 1 ? .max : Self.batch
    )
    plan.strength = strength
    plan.stride = .bySpread
    plan.relearningSteps = relearningSteps
    return plan
  }

  private static let batch = 8192
}
