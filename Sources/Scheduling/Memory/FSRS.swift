package import Core
import Glibc

/// The memory model FSRS-6: how reviews move the stability and difficulty of an item.
///
/// What depends on the parameters alone is computed once, so that a review costs at most three
/// powers.
///
/// - SeeAlso: open-spaced-repetition/fsrs-rs, crate 6.6.2, `model.rs`; py-fsrs 6.3.2,
///   `scheduler.py`.
package struct FSRS: Sendable {
  /// The parameters it was made of.
  package let parameters: FSRSParameters

  let decay: Double
  let factor: Double
  let growth: Double
  let growthSaturation: Double
  let growthRecall: Double
  private let first: RatingTable<MemoryState>
  private let difficultyStep: RatingTable<Double>
  private let difficultyGoal: Double
  private let difficultyPull: Double
  private let growthBonus: RatingTable<Double>
  private let lapseScale: Double
  private let lapseDifficulty: Double
  private let lapseStability: Double
  private let lapseRecall: Double
  private let lapseDivisor: Double
  private let sameDay: RatingTable<Double>
  private let sameDaySaturation: Double

  /// Makes the model of a learner.
  package init(_ parameters: FSRSParameters) {
    let w = parameters.values
    func firstDifficulty(_ rating: Rating) -> Double { w[4] - exp(w[5] * (rating.number - 1)) + 1 }
    self.parameters = parameters
    decay = -w[20]
    factor = pow(0.9, 1 / decay) - 1
    growth = exp(w[8])
    growthSaturation = -w[9]
    growthRecall = w[10]
    first = RatingTable { rating in
      Self.bounded(stability: w[rating.rawValue - 1], difficulty: firstDifficulty(rating))
    }
    difficultyStep = RatingTable { -w[6] * ($0.number - 3) }
    // What difficulty is pulled to is the first difficulty of easy as it was before clamping.
    difficultyGoal = firstDifficulty(.easy)
    difficultyPull = w[7]
    growthBonus = RatingTable { $0 == .hard ? w[15] : $0 == .easy ? w[16] : 1 }
    lapseScale = w[11]
    lapseDifficulty = -w[12]
    lapseStability = w[13]
    lapseRecall = w[14]
    lapseDivisor = exp(w[17] * w[18])
    sameDay = RatingTable { exp(w[17] * ($0.number - 3 + w[18])) }
    sameDaySaturation = -w[19]
  }

  /// The memory after a review.
  ///
  /// - Parameters:
  ///   - memory: The memory before it; absent for a first review.
  ///   - rating: The recall.
  ///   - elapsedDays: Whole study days since the last review; below 0 they count as 0.
  /// - Returns: The memory, its parts within their ranges.
  package func state(
    after memory: MemoryState?,
    rated rating: Rating,
    elapsedDays: Int
  ) -> MemoryState {
    guard let memory else { return first[rating] }
    let before = Self.bounded(stability: memory.stability, difficulty: memory.difficulty)
    return Self.bounded(
      stability: nextStability(before, rating, elapsedDays),
      difficulty: nextDifficulty(before.difficulty, rating)
    )
  }

  /// A memory with each part moved into its range.
  static func bounded(stability: Double, difficulty: Double) -> MemoryState {
    MemoryState(
      stability: stability.bounded(by: 0.001...36_500),
      difficulty: difficulty.bounded(by: 1...10)
    )
  }

  private func nextStability(_ memory: MemoryState, _ rating: Rating, _ days: Int) -> Double {
    guard days > 0 else { return sameDayStability(memory.stability, rating) }
    let forgotten = 1 - retrievability(of: memory.stability, after: Double(days))
    guard rating == .again else { return grownStability(memory, rating, forgotten) }
    return lapsedStability(memory, forgotten)
  }

  private func sameDayStability(_ stability: Double, _ rating: Rating) -> Double {
    let change = sameDay[rating] * pow(stability, sameDaySaturation)
    return stability * (rating == .again ? change : max(change, 1))
  }

  private func grownStability(
    _ memory: MemoryState,
    _ rating: Rating,
    _ forgotten: Double
  ) -> Double {
    let saturation = pow(memory.stability, growthSaturation)
    let recall = exp(growthRecall * forgotten) - 1
    let change = growth * (11 - memory.difficulty) * saturation * recall * growthBonus[rating]
    return memory.stability * (1 + change)
  }

  private func lapsedStability(_ memory: MemoryState, _ forgotten: Double) -> Double {
    let left =
      lapseScale * pow(memory.difficulty, lapseDifficulty)
      * (pow(memory.stability + 1, lapseStability) - 1) * exp(lapseRecall * forgotten)
    return min(left, memory.stability / lapseDivisor)
  }

  private func nextDifficulty(_ difficulty: Double, _ rating: Rating) -> Double {
    let moved = difficulty + difficultyStep[rating] * (10 - difficulty) / 9
    return difficultyPull * (difficultyGoal - moved) + moved
  }
}

extension Rating {
  fileprivate var number: Double { Double(rawValue) }
}
