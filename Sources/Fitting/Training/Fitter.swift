package import Core

/// Fits parameters to a log so that they predict what comes after it.
///
/// The reference's training is the answer that stands until there is a better one. Training that
/// goes on to the end is mostly better, but where reviews are few, or nothing much is left to gain,
/// it may as well be worse. So the answer lies on the way from the one to the other: as far along
/// as is sure to pay, which may be all of the way or none.
///
/// It is sure when both agree: the newest fifth of the reviews, predicted by either training with
/// those before; and what is to be expected of as many reviews as come next. A step part of the way
/// is surer than all of it, for its gain shrinks less than its risk.
package struct Fitter: Sendable {
  private let histories: ReviewHistories
  private let relearningSteps: Int
  private let crew: Crew

  /// How far the answer may go from the reference's, the farthest first.
  private static let shares = [1, 0.75, 0.5, 0.25]
  /// By how many standard errors a share has to be better: as expected, and as seen.
  ///
  /// Measured on simulated learners: more, and most of the gain is given away; less, and chance
  /// decides.
  private static let sure = (expected: 1.2, seen: 0.7)

  /// Prepares to fit to some histories.
  ///
  /// - Parameters:
  ///   - histories: The histories.
  ///   - relearningSteps: How many steps a forgotten item is asked in.
  ///   - crew: The threads that share the work.
  package init(_ histories: ReviewHistories, relearningSteps: Int = 1, crew: Crew) {
    self.histories = histories
    self.relearningSteps = relearningSteps
    self.crew = crew
  }

  /// The parameters of either training with the same reviews.
  private struct Pair {
    let reference: [Double]
    let steady: [Double]

    /// Some of the way from the reference's to the others.
    func mixed(_ share: Double, within bounds: ParameterBounds) -> [Double] {
      // What was not moved is the reference's to the last digit.
      guard share > 0 else { return reference }
      let mixed = zip(reference, steady).map { $0 + share * ($1 - $0) }
      return share < 1 ? bounds.clipped(ParameterVector(mixed)).array : steady
    }
  }

  /// Fits to the reviews of some turns.
  ///
  /// - Parameters:
  ///   - turns: The turns, the oldest first.
  ///   - observe: Told now and then which share of the work, 0…1, is done; what it answers says
  ///     whether to go on.
  /// - Returns: The parameters, finite and within their ranges; `nil` where it was told to stop.
  package func fit(
    to turns: Range<Int>,
    observing observe: (Double) -> Bool = { _ in true }
  ) -> [Double]? {
    let cut = turns.lowerBound + turns.count * 4 / 5
    let before = turns.lowerBound..<cut
    let split = Double(before.count) / Double(max(before.count + turns.count, 1))
    guard let early = pair(before, { observe($0 * split) }),
      let late = pair(turns, { observe(split + $0 * (1 - split)) })
    else { return nil }
    let share = share(of: late, turns, early, cut..<turns.upperBound)
    return observe(1) ? late.mixed(share, within: bounds) : nil
  }

  private var bounds: ParameterBounds { ParameterBounds(relearningSteps: relearningSteps) }

  private func pair(_ turns: Range<Int>, _ observe: (Double) -> Bool) -> Pair? {
    let epochs = [Recipe.reference, .steady].map {
      Double($0.plan(for: turns.count, relearningSteps: relearningSteps).epochs)
    }
    let split = epochs[0] / (epochs[0] + epochs[1])
    guard let reference = trained(.reference, turns, { observe($0 * split) }),
      let steady = trained(.steady, turns, { observe(split + $0 * (1 - split)) })
    else { return nil }
    return Pair(reference: reference, steady: steady)
  }

  /// Trains by a recipe; `nil` where it was told to stop.
  private func trained(
    _ recipe: Recipe,
    _ turns: Range<Int>,
    _ observe: (Double) -> Bool
  ) -> [Double]? {
    let trainer = Trainer(
      histories,
      turns: turns,
      weighting: recipe.weighting,
      outliers: recipe.outliers,
      crew: crew
    )
    let plan = recipe.plan(for: trainer.reviews.count, relearningSteps: relearningSteps)
    return trainer.train(by: plan) { epoch, _ in observe(Double(epoch) / Double(plan.epochs)) }
  }

  /// How far to go from the reference's parameters.
  private func share(
    of late: Pair,
    _ turns: Range<Int>,
    _ early: Pair,
    _ newest: Range<Int>
  ) -> Double {
    let all = HeldBack(histories, turns: turns, crew)
    let heldBack = HeldBack(histories, turns: newest, crew)
    let outcomes = heldBack.outcomes
    let (steady, reference) = (all.recalls(by: late.steady), all.recalls(by: late.reference))
    let earlyReference = heldBack.recalls(by: early.reference)
    // A fourth more reviews come next, and what is expected of them is itself known from so many.
    let next = Double(turns.count) / 5
    return Self.shares.first { share in
      let recalls = share < 1 ? all.recalls(by: late.mixed(share, within: bounds)) : steady
      let expected = Advantage(of: recalls, over: reference, given: steady)
      guard expected.errors(among: next) >= Self.sure.expected else { return false }
      let seen = Advantage(
        of: heldBack.recalls(by: early.mixed(share, within: bounds)),
        over: earlyReference,
        given: outcomes
      )
      return seen.errors(among: Double(seen.count)) >= Self.sure.seen
    } ?? 0
  }
}
