import Glibc

extension ItemWalk {
  /// How the state after the reviews so far changes with each parameter.
  private struct StateSlopes {
    var stability = ParameterVector()
    var difficulty = ParameterVector()
  }

  /// Tells of each predicted review of the item that was measured last how its recall changes with
  /// each parameter.
  ///
  /// Where few numbers follow from many predictions the way back is shorter; here each prediction is
  /// asked for, and the derivatives are carried along.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - set: The set that it was measured in.
  ///   - tell: Told the review, the probability of recall before it, and the derivatives.
  func tellSlopes(
    of item: Int,
    in set: TrainingSet,
    _ tell: (_ review: Int, _ recall: Double, _ slopes: ParameterVector) -> Void
  ) {
    let first = set.starts[item]
    var slopes = firstSlopes(rated: Int(set.ratings[first]))
    for review in first + 1..<set.starts[item + 1] {
      let step = steps[review - first]
      let rating = Int(set.ratings[review])
      var recall = ParameterVector()
      if set.days[review] > 0 {
        recall = recallSlopes(step, Double(set.days[review]), slopes.stability)
        if set.weights[review] > 0 { tell(review, step.recall, recall) }
      }
      if step.branch == .none { return }
      let stability = stabilitySlopes(step, rating, slopes, recall)
      slopes.difficulty = difficultySlopes(step, rating, slopes.difficulty)
      slopes.stability = stability
    }
  }

  private func firstSlopes(rated rating: Int) -> StateSlopes {
    var slopes = StateSlopes()
    let stability = model.w[rating]
    if ModelNumbers.stabilities.contains(stability) { slopes.stability[rating] = 1 }
    if ModelNumbers.difficulties.contains(model.firstDifficulty[rating]) {
      slopes.difficulty[4] = 1
      slopes.difficulty[5] = -Double(rating) * exp(model.w[5] * Double(rating))
    }
    return slopes
  }

  private func recallSlopes(
    _ step: ReviewStep,
    _ days: Double,
    _ stability: ParameterVector
  ) -> ParameterVector {
    let share = days / (step.stability * step.base)
    var slopes = stability
    slopes.scale(by: step.recall * model.w[20] * model.factor * share / step.stability)
    slopes[20] -=
      step.recall * (step.logBase + share * (model.factor + 1) * logNineTenths / model.w[20])
    return slopes
  }

  private func stabilitySlopes(
    _ step: ReviewStep,
    _ rating: Int,
    _ before: StateSlopes,
    _ recall: ParameterVector
  ) -> ParameterVector {
    guard step.passesStability else { return ParameterVector() }
    let w = model.w
    var slopes = before.stability
    switch step.branch {
    case .none, .held: break
    case .sameDay:
      let moved = step.stability * step.first
      slopes.scale(by: step.first * (1 - w[19]))
      slopes[17] += moved * (Double(rating) - 2 + w[18])
      slopes[18] += moved * w[17]
      slopes[19] -= moved * step.logStability
    case .grown:
      let grown = step.stability * step.second
      slopes.scale(by: 1 + step.second - w[9] * step.second)
      slopes.add(before.difficulty, times: -grown / (11 - step.difficulty))
      slopes.add(recall, times: -step.stability * step.first * w[10])
      slopes[8] += grown
      slopes[9] -= grown * step.logStability
      slopes[10] += step.stability * step.first * (1 - step.recall)
      if rating == 1 { slopes[15] += step.stability * withoutBonus(step) }
      if rating == 3 { slopes[16] += grown / w[16] }
    case .lapsed:
      let left = step.first * (step.second - 1)
      slopes.scale(by: step.first * step.second * w[13] / (step.stability + 1))
      slopes.add(before.difficulty, times: -left * w[12] / step.difficulty)
      slopes.add(recall, times: -left * w[14])
      slopes[11] += left / w[11]
      slopes[12] -= left * log(step.difficulty)
      slopes[13] += step.first * step.second * log(step.stability + 1)
      slopes[14] += left * (1 - step.recall)
    case .capped:
      let cap = step.stability / model.lapseDivisor
      slopes.scale(by: 1 / model.lapseDivisor)
      slopes[17] -= cap * w[18]
      slopes[18] -= cap * w[17]
    }
    return slopes
  }

  private func difficultySlopes(
    _ step: ReviewStep,
    _ rating: Int,
    _ before: ParameterVector
  ) -> ParameterVector {
    guard step.passesDifficulty else { return ParameterVector() }
    let w = model.w
    let distance = Double(rating) - 2
    let room = (10 - step.difficulty) / 9
    let moved = step.difficulty - w[6] * distance * room
    var slopes = before
    slopes.scale(by: (1 - w[7]) * (1 + w[6] * distance / 9))
    slopes[4] += w[7]
    slopes[5] += w[7] * (model.difficultyGoal - w[4] - 1) * 3
    slopes[6] -= (1 - w[7]) * distance * room
    slopes[7] += model.difficultyGoal - moved
    return slopes
  }
}
