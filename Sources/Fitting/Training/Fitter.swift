import Scheduling

/// Fits parameters to a log so that they predict what comes after it.
///
/// Of the reviews it is given it keeps the newest fifth back, trains on the rest in different ways,
/// and lets those kept back choose: which way, when it was best, and how much of the defaults is
/// mixed in. Then it trains with all reviews as was chosen.
package struct Fitter: Sendable {
  private let histories: ReviewHistories
  private let relearningSteps: Int
  private let crew: Crew

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

  /// What reviews kept back have chosen.
  private struct Choice {
    /// The share of each recipe.
    var shares: [Double]
    /// How much is fitted; the rest are the defaults.
    var fitted: Double
  }

  private static let recipes = [Recipe.steady, Recipe.recent]

  /// What is tried, the likeliest first: shares of the recipes, and how much of them is mixed with
  /// the defaults.
  private static let choices = [[1.0, 0], [0.5, 0.5], [0, 1]].flatMap { shares in
    [1, 0.75, 0.5].map { Choice(shares: shares, fitted: $0) }
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
    let stages = Double(2 * Self.recipes.count)
    var stage = 0.0
    func train(_ recipe: Recipe, _ turns: Range<Int>) -> [Double]? {
      defer { stage += 1 }
      return trained(recipe, turns) { observe((stage + $0) / stages) }
    }
    var early: [[Double]] = []
    for recipe in Self.recipes {
      guard let parameters = train(recipe, turns.lowerBound..<cut) else { return nil }
      early.append(parameters)
    }
    let heldBack = HeldBack(histories, turns: cut..<turns.upperBound, crew)
    let choice = choice(among: early, heldBack)
    var late: [[Double]] = []
    for (recipe, share) in zip(Self.recipes, choice.shares) {
      // What was not chosen need not be trained.
      guard share > 0 else {
        late.append(FSRSParameters.defaults)
        continue
      }
      guard let parameters = train(recipe, turns) else { return nil }
      late.append(parameters)
    }
    return observe(1) ? mixed(late, by: choice) : nil
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

  /// The choice that met the reviews kept back best.
  ///
  /// One that is less likely has to be better by
  /// more than chance, the more the fewer reviews there are.
  private func choice(among fitted: [[Double]], _ heldBack: HeldBack) -> Choice {
    var best = Self.choices[0]
    var least = heldBack.loss(of: mixed(fitted, by: best))
    let margin = 1 - 0.3 / Double(max(heldBack.count, 1)).squareRoot()
    for choice in Self.choices.dropFirst() {
      let loss = heldBack.loss(of: mixed(fitted, by: choice))
      if loss < least * margin { (best, least) = (choice, loss) }
    }
    return best
  }

  private func mixed(_ fitted: [[Double]], by choice: Choice) -> [Double] {
    FSRSParameters.defaults.indices.map { index in
      let blend = zip(fitted, choice.shares).reduce(0) { $0 + $1.0[index] * $1.1 }
      return choice.fitted * blend + (1 - choice.fitted) * FSRSParameters.defaults[index]
    }
  }
}
