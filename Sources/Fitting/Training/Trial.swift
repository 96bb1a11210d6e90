package import Core
package import Scheduling

/// New parameters beside old ones, on reviews that the new ones were not fitted to.
package struct Trial: Sendable {
  /// The parameters that are in use.
  package let old: FSRSParameters
  /// The fitted ones.
  package let new: FSRSParameters
  /// How many reviews the new ones were fitted to.
  package let trained: Int
  /// How well the old ones predict the reviews that were held back.
  package let oldScores: Scores
  /// How well the new ones do.
  package let newScores: Scores

  /// The fewest reviews that can be predicted from which anything is fitted: with fewer, what is
  /// held back says next to nothing.
  package static let fewest = 200

  /// How a trial ends.
  package enum Outcome: Sendable {
    /// There are only so many reviews that can be predicted.
    case tooFew(Int)
    /// It was told to stop.
    case stopped
    case done(Trial)
  }

  /// Whether the new parameters are to be used: they predict what they never saw better.
  package var isBetter: Bool { newScores.logLoss < oldScores.logLoss }

  /// Fits parameters to the older four fifths of a log, and compares them on the rest.
  ///
  /// - Parameters:
  ///   - histories: The log.
  ///   - old: The parameters in use.
  ///   - relearningSteps: How many steps a forgotten item is asked in.
  ///   - crew: The threads that share the work.
  ///   - observe: Told now and then which share of the work, 0…1, is done; what it answers says
  ///     whether to go on.
  /// - Returns: How it ended.
  package static func run(
    on histories: ReviewHistories,
    against old: FSRSParameters,
    relearningSteps: Int = 1,
    crew: Crew,
    observing observe: (Double) -> Bool = { _ in true }
  ) -> Outcome {
    let count = ScoredReviews.count(of: histories)
    guard count >= fewest else { return .tooFew(count) }
    let trained = count * 4 / 5
    let fitter = Fitter(histories, relearningSteps: relearningSteps, crew: crew)
    guard let numbers = fitter.fit(to: 0..<trained, observing: observe) else { return .stopped }
    let heldBack = ScoredReviews(of: histories, turns: trained..<count, weighting: .equal)
    // What is compared is what the log would keep.
    guard let new = try? FSRSParameters(numbers).rounded,
      let oldScores = Scores(Predictions(histories, heldBack, by: FSRS(old))),
      let newScores = Scores(Predictions(histories, heldBack, by: FSRS(new)))
    else { return .tooFew(count) }
    return .done(
      Trial(old: old, new: new, trained: trained, oldScores: oldScores, newScores: newScores)
    )
  }
}
