import Glibc

/// Walks the history of one item after the other and adds up loss and gradient.
///
/// Forward it computes the model's states and the loss, keeping what the derivatives need; then it
/// goes back from the last review to the first.
struct ItemWalk {
  /// The loss of all items walked.
  var loss = 0.0
  /// Its derivative by each parameter.
  var gradient = ParameterVector()

  let model: ModelNumbers
  /// What the reviews of the item that was measured last did.
  private(set) var steps: [ReviewStep] = []

  init(_ model: ModelNumbers) { self.model = model }

  /// Adds the loss of an item, and its gradient.
  mutating func add(_ item: Int, of set: TrainingSet) {
    measure(item, of: set)
    let first = set.starts[item]
    let end = set.starts[item + 1]
    let rating = Int(set.ratings[first])
    var back = Slopes()
    for review in (first + 1..<end).reversed() {
      goBack(through: steps[review - first], set.days[review], Int(set.ratings[review]), &back)
    }
    if model.w[rating] == stabilityHeld(model.w[rating]) { gradient[rating] += back.stability }
    let difficulty = model.firstDifficulty[rating]
    if difficulty == difficultyHeld(difficulty) {
      gradient[4] += back.difficulty
      gradient[5] -= back.difficulty * Double(rating) * exp(model.w[5] * Double(rating))
    }
  }

  /// Adds the loss of an item alone.
  mutating func measure(_ item: Int, of set: TrainingSet) {
    let first = set.starts[item]
    let end = set.starts[item + 1]
    while steps.count < end - first { steps.append(ReviewStep()) }
    let rating = Int(set.ratings[first])
    var stability = stabilityHeld(model.w[rating])
    var difficulty = difficultyHeld(model.firstDifficulty[rating])
    for review in first + 1..<end {
      var step = ReviewStep()
      step.stability = stability
      step.difficulty = difficulty
      let rating = Int(set.ratings[review])
      let days = Double(set.days[review])
      if days > 0 { predict(&step, days, rating, set.weights[review]) }
      if review < end - 1 { (stability, difficulty) = advance(&step, days, rating) }
      steps[review - first] = step
    }
  }

  /// The probability of recall before a review of the item that was measured last, by its place in
  /// the item's history.
  func recall(before review: Int) -> Double { steps[review].recall }

  /// How the loss changes with the state before a review.
  private struct Slopes {
    var stability = 0.0
    var difficulty = 0.0
  }

  private func stabilityHeld(_ value: Double) -> Double {
    ModelNumbers.stabilities.nearest(to: value)
  }

  private func difficultyHeld(_ value: Double) -> Double {
    ModelNumbers.difficulties.nearest(to: value)
  }

  /// R = (1 + factor · t / S)^−w20, and the cross entropy with what happened.
  @inline(__always)
  private mutating func predict(
    _ step: inout ReviewStep,
    _ days: Double,
    _ rating: Int,
    _ weight: Double
  ) {
    step.base = 1 + model.factor * days / step.stability
    step.logBase = log(step.base)
    step.recall = exp(-model.w[20] * step.logBase)
    guard weight > 0 else { return }
    let held = ModelNumbers.probabilities.nearest(to: step.recall)
    // ln R is known already, but for a recall at the edge.
    let isRight = rating > 0
    loss -=
      weight
      * (isRight && held == step.recall
        ? -model.w[20] * step.logBase : log(isRight ? held : 1 - held))
    if held == step.recall { step.recallSlope = isRight ? -weight / held : weight / (1 - held) }
  }

  /// The state after a review.
  @inline(__always)
  private func advance(
    _ step: inout ReviewStep,
    _ days: Double,
    _ rating: Int
  ) -> (Double, Double) {
    let w = model.w
    step.logStability = log(step.stability)
    let next: Double
    if days == 0 {
      let change = model.sameDay[rating] * exp(-w[19] * step.logStability)
      let isHeld = rating > 0 && change < 1
      step.branch = isHeld ? .held : .sameDay
      step.first = change
      next = isHeld ? step.stability : step.stability * change
    } else if rating > 0 {
      let scale =
        model.growth * (11 - step.difficulty) * exp(-w[9] * step.logStability)
        * model.bonus(rating)
      let lift = exp(w[10] * (1 - step.recall))
      step.branch = .grown
      step.first = scale * lift
      step.second = scale * (lift - 1)
      next = step.stability * (1 + step.second)
    } else {
      let scale = w[11] * exp(w[14] * (1 - step.recall) - w[12] * log(step.difficulty))
      let power = exp(w[13] * log(step.stability + 1))
      let left = scale * (power - 1)
      let cap = step.stability / model.lapseDivisor
      step.branch = left <= cap ? .lapsed : .capped
      step.first = scale
      step.second = power
      next = min(left, cap)
    }
    let moved =
      step.difficulty - w[6] * (Double(rating) - 2) * (10 - step.difficulty) / 9
    let pulled = w[7] * (model.difficultyGoal - moved) + moved
    let stability = stabilityHeld(next)
    let difficulty = difficultyHeld(pulled)
    step.passesStability = stability == next
    step.passesDifficulty = difficulty == pulled
    return (stability, difficulty)
  }

  /// Turns the slopes by the state after a review into those by the state before it.
  @inline(__always)
  private mutating func goBack(
    through step: ReviewStep,
    _ days: Int32,
    _ rating: Int,
    _ back: inout Slopes
  ) {
    let after = step.passesStability ? back.stability : 0
    let difficultyAfter = step.passesDifficulty ? back.difficulty : 0
    var before = Slopes()
    var recallSlope = step.recallSlope
    switch step.branch {
    case .none: break
    case .held: before.stability = after
    case .sameDay: before.stability = backOnSameDay(step, rating, after)
    case .grown: recallSlope += backFromGrowth(step, rating, after, &before)
    case .lapsed: recallSlope += backFromLapse(step, after, &before)
    case .capped:
      let cap = step.stability / model.lapseDivisor
      before.stability = after / model.lapseDivisor
      gradient[17] -= after * cap * model.w[18]
      gradient[18] -= after * cap * model.w[17]
    }
    if step.branch != .none { backThroughDifficulty(step, rating, difficultyAfter, &before) }
    if days > 0 { backThroughRecall(step, Double(days), recallSlope, &before) }
    back = before
  }

  /// S′ = S · k, k = e^(w17 (g − 3 + w18)) · S^−w19.
  private mutating func backOnSameDay(
    _ step: ReviewStep,
    _ rating: Int,
    _ after: Double
  ) -> Double {
    let w = model.w
    let moved = after * step.stability * step.first
    gradient[17] += moved * (Double(rating) - 2 + w[18])
    gradient[18] += moved * w[17]
    gradient[19] -= moved * step.logStability
    return after * step.first * (1 - w[19])
  }

  /// S′ = S · (1 + c), c = e^w8 (11 − D) S^−w9 (e^(w10 (1 − R)) − 1) · bonus.
  @inline(__always)
  private mutating func backFromGrowth(
    _ step: ReviewStep,
    _ rating: Int,
    _ after: Double,
    _ before: inout Slopes
  ) -> Double {
    let w = model.w
    let change = step.second
    let slope = after * step.stability
    before.stability = after * (1 + change - w[9] * change)
    before.difficulty = -slope * change / (11 - step.difficulty)
    gradient[8] += slope * change
    gradient[9] -= slope * change * step.logStability
    gradient[10] += slope * step.first * (1 - step.recall)
    if rating == 1 { gradient[15] += slope * withoutBonus(step) }
    if rating == 3 { gradient[16] += slope * change / w[16] }
    return -slope * step.first * w[10]
  }

  /// The growth of hard as it would be without its factor, which may be 0.
  func withoutBonus(_ step: ReviewStep) -> Double {
    let scale = model.growth * (11 - step.difficulty) * exp(-model.w[9] * step.logStability)
    return scale * (exp(model.w[10] * (1 - step.recall)) - 1)
  }

  /// S′ = w11 D^−w12 ((S + 1)^w13 − 1) e^(w14 (1 − R)).
  private mutating func backFromLapse(
    _ step: ReviewStep,
    _ after: Double,
    _ before: inout Slopes
  ) -> Double {
    let w = model.w
    let (scale, power) = (step.first, step.second)
    let moved = after * scale * (power - 1)
    before.stability = after * scale * power * w[13] / (step.stability + 1)
    before.difficulty = -moved * w[12] / step.difficulty
    gradient[11] += moved / w[11]
    gradient[12] -= moved * log(step.difficulty)
    gradient[13] += after * scale * power * log(step.stability + 1)
    gradient[14] += moved * (1 - step.recall)
    return -moved * w[14]
  }

  /// D₁ = D − w6 (g − 3) (10 − D) / 9, D′ = w7 (D₀(easy) − D₁) + D₁.
  @inline(__always)
  private mutating func backThroughDifficulty(
    _ step: ReviewStep,
    _ rating: Int,
    _ after: Double,
    _ before: inout Slopes
  ) {
    let w = model.w
    let distance = Double(rating) - 2
    let room = (10 - step.difficulty) / 9
    let moved = step.difficulty - w[6] * distance * room
    let slope = after * (1 - w[7])
    gradient[4] += after * w[7]
    gradient[5] += after * w[7] * (model.difficultyGoal - w[4] - 1) * 3
    gradient[6] -= slope * distance * room
    gradient[7] += after * (model.difficultyGoal - moved)
    before.difficulty += slope * (1 + w[6] * distance / 9)
  }

  /// ln R = −w20 ln b, b = 1 + f t / S, f = 0.9^(−1 / w20) − 1.
  @inline(__always)
  private mutating func backThroughRecall(
    _ step: ReviewStep,
    _ days: Double,
    _ recallSlope: Double,
    _ before: inout Slopes
  ) {
    let w = model.w
    let scaled = recallSlope * step.recall
    let share = days / (step.stability * step.base)
    before.stability += scaled * w[20] * model.factor * share / step.stability
    gradient[20] -= scaled * (step.logBase + share * (model.factor + 1) * logNineTenths / w[20])
  }

  var logNineTenths: Double { -0.105_360_515_657_826_28 }
}
