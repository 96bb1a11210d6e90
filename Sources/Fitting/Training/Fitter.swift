package import Core

/// Fits parameters to a log so that they predict what comes after it.
///
/// The reference's training is the answer that stands until there is a better one. There are two that
/// may be better: training that goes on to the end, which mostly is, but where reviews are few, or
/// nothing much is left to gain, may as well be worse; and half of the way that a few steps straight
/// down from the reference's lead, which gain less and are surer.
///
/// Either is judged by the newest fifth of the reviews, predicted by what is fitted to those before;
/// by what is to be expected of as many reviews as come next, if training to the end is right; and by
/// all the reviews that it was fitted to.
package struct Fitter: Sendable {
  private let histories: ReviewHistories
  private let relearningSteps: Int
  private let crew: Crew

  /// By how many standard errors an answer has to be better than the reference's.
  private struct Bar {
    /// As is to be expected of the reviews that come next.
    let expected: Double
    /// As seen on the newest reviews.
    let seen: Double
    /// As seen on all reviews that it was fitted to.
    var fitted = -Double.infinity
  }

  // Measured on simulated learners: with higher ones most of the gain is given away, with lower ones
  // chance decides.
  private static let steadyBar = Bar(expected: 2, seen: 0.7)
  private static let halfwayBars = [
    Bar(expected: 1.2, seen: 0), Bar(expected: 0.8, seen: -0.5, fitted: 4),
  ]

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

  /// What there is to choose from, fitted to the same reviews.
  private struct Choice {
    let reference: [Double]
    let steady: [Double]
    let halfway: [Double]
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
    guard let early = choice(before, { observe($0 * split) }),
      let late = choice(turns, { observe(split + $0 * (1 - split)) })
    else { return nil }
    let answer = best(of: late, turns, early, cut..<turns.upperBound)
    return observe(1) ? answer : nil
  }

  private var bounds: ParameterBounds { ParameterBounds(relearningSteps: relearningSteps) }

  private func choice(_ turns: Range<Int>, _ observe: (Double) -> Bool) -> Choice? {
    let epochs = [Recipe.reference, .steady].map {
      Double($0.plan(for: turns.count, relearningSteps: relearningSteps).epochs)
    }
    let all = epochs[0] + epochs[1] + Double(Descent.steps)
    let (first, second) = (epochs[0] / all, (epochs[0] + epochs[1]) / all)
    let descent = Descent(histories, turns: turns, bounds, crew)
    guard let reference = trained(.reference, turns, { observe($0 * first) }),
      let steady = trained(.steady, turns, { observe(first + $0 * (second - first)) }),
      let down = descent.parameters(
        from: reference,
        observing: { observe(second + $0 * (1 - second)) }
      )
    else { return nil }
    let halfway = ParameterVector(zip(reference, down).map { ($0 + $1) / 2 })
    return Choice(
      reference: reference,
      steady: steady,
      halfway: bounds.clipped(halfway).array
    )
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

  /// The best that is sure.
  private func best(
    of late: Choice,
    _ turns: Range<Int>,
    _ early: Choice,
    _ newest: Range<Int>
  ) -> [Double] {
    let all = HeldBack(histories, turns: turns, crew)
    let heldBack = HeldBack(histories, turns: newest, crew)
    let steady = all.recalls(by: late.steady)
    let reference = all.recalls(by: late.reference)
    let earlyReference = heldBack.recalls(by: early.reference)
    func isSure(_ answer: KeyPath<Choice, [Double]>, by bars: [Bar]) -> Bool {
      let recalls = all.recalls(by: late[keyPath: answer])
      let earlier = heldBack.recalls(by: early[keyPath: answer])
      let expected = Advantage(of: recalls, over: reference, given: steady)
      let fitted = Advantage(of: recalls, over: reference, given: all.outcomes)
      let seen = Advantage(of: earlier, over: earlyReference, given: heldBack.outcomes)
      // A fourth more reviews come next, and what is expected of them is itself known from so many.
      let next = expected.errors(among: Double(turns.count) / 5)
      return bars.contains { bar in
        next >= bar.expected && seen.errors(among: Double(seen.count)) >= bar.seen
          && fitted.errors(among: Double(fitted.count)) >= bar.fitted
      }
    }
    if isSure(\.steady, by: [Self.steadyBar]) { return late.steady }
    return isSure(\.halfway, by: Self.halfwayBars) ? late.halfway : late.reference
  }
}
