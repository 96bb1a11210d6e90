package import Core
import Scheduling

/// Fits FSRS-6's parameters to some reviews by a plan.
///
/// - SeeAlso: fsrs-rs, crate 6.6.2, `training.rs`.
package struct Trainer: Sendable {
  /// The reviews it trains with.
  package let reviews: TrainingSet
  /// Which items were left out.
  package let filter: OutlierFilter
  private let initial: InitialStability
  private let crew: Crew

  /// The fewest reviews from which anything is fitted, and the fewest for all parameters.
  package static let fewest = (initial: 8, full: 64)

  /// Prepares to train with the reviews of some histories.
  ///
  /// - Parameters:
  ///   - histories: The histories.
  ///   - turns: The turns of the reviews to train with; absent for all.
  ///   - crew: The threads that share the work.
  package init(
    _ histories: ReviewHistories,
    turns: Range<Int>? = nil,
    crew: Crew = Crew(size: 1)
  ) {
    self.crew = crew
    filter = OutlierFilter(histories, turns: turns)
    let choice = ScoredReviews(of: histories, turns: turns, filter: filter, weighting: .recency)
    reviews = TrainingSet(histories, choice)
    var right = 0
    for review in 0..<reviews.ratings.count
    where reviews.weights[review] > 0 && reviews.ratings[review] > 0 {
      right += 1
    }
    initial = InitialStability(
      filter.intervals,
      recall: reviews.count > 0 ? Double(right) / Double(reviews.count) : 0
    )
  }

  /// The parameters that training begins with: fitted initial stabilities, the rest defaults.
  package var start: [Double] {
    guard reviews.count >= Self.fewest.initial else { return FSRSParameters.defaults }
    return initial.filled() + FSRSParameters.defaults[4...]
  }

  /// Whether there are enough reviews to train more than the initial stabilities.
  package var isEnough: Bool {
    reviews.count >= Self.fewest.full && reviews.count > filter.intervals.count
  }

  /// Trains by a plan.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - observe: Told after each epoch how many are over, and the parameters then; what it
  ///     answers says whether to go on.
  /// - Returns: The parameters; `nil` where it was told to stop.
  package func train(
    by plan: TrainingPlan,
    observing observe: (Int, [Double]) -> Bool = { _, _ in true }
  ) -> [Double]? {
    let start = start
    guard isEnough, plan.epochs > 0 else { return start }
    let bounds = ParameterBounds(relearningSteps: plan.relearningSteps)
    let anchor = Anchor(at: start)
    let objective = Objective(reviews, anchor: anchor, crew: crew)
    let batches = reviews.batches(of: plan.batch)
    // The pieces of a batch follow from the set alone, never from the number of threads.
    let pieces = reviews.batches(of: min(plan.batch, LossSum.pieceSize))
    let steps = reviews.count / plan.batch + 1
    var adam = Adam(steps: steps * plan.epochs)
    var order = BatchOrder(seed: plan.seed)
    var parameters = ParameterVector(start)
    for epoch in 1...plan.epochs {
      for number in order.next(batches.count) {
        let batch = batches[number]
        let own = batches.count == 1 ? pieces : Self.cut(batch, reviews)
        let share = Double(reviews.count(in: batch)) / Double(reviews.count)
        let sum = objective.sum(over: own, share: share, at: parameters)
        // Nothing known leads here; but no step may ever lead to what is no number.
        guard sum.gradient.isFinite else { return finished(parameters) }
        adam.move(&parameters, down: sum.gradient)
        parameters = bounds.clipped(parameters)
      }
      guard observe(epoch, finished(parameters)) else { return nil }
    }
    return finished(parameters)
  }

  private static func cut(_ batch: Range<Int>, _ reviews: TrainingSet) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = batch.lowerBound
    var held = 0
    for item in batch {
      held += Int(reviews.scored[item])
      guard held >= LossSum.pieceSize else { continue }
      pieces.append(start..<item + 1)
      start = item + 1
      held = 0
    }
    if start < batch.upperBound { pieces.append(start..<batch.upperBound) }
    return pieces
  }

  /// The parameters with their initial stabilities in order again.
  private func finished(_ parameters: ParameterVector) -> [Double] {
    let numbers = parameters.array
    let known = Dictionary(uniqueKeysWithValues: initial.fitted.keys.map { ($0, numbers[$0]) })
    return initial.filled(known) + numbers[4...]
  }
}
