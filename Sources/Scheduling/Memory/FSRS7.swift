package import Core
import Glibc

/// The memory model FSRS-7: two traces of an item, of which the fast one fades within days.
///
/// It counts days with their fraction, so that answers on one day differ too.
///
/// - SeeAlso: open-spaced-repetition/fsrs-rs, September 2026, `model_v7.rs`; srs-benchmark,
///   `models/fsrs_v7.py`. No released package has it yet.
package struct FSRS7: Sendable {
  /// The parameters it was made of.
  package let parameters: FSRS7Parameters

  private let first: RatingTable<MemoryState>
  private let difficultyStep: RatingTable<Double>
  private let difficultyGoal: Double
  private let slow: Trace
  private let fast: Trace
  private let slowDecay: Double
  private let slowFactor: Double

  /// The share of an item's stability that its fast trace has at first, and at most after a lapse.
  private static let fastStart = 0.8
  private static let stabilities = 0.0001...36_500
  private static let difficulties = 1.0...10

  /// Makes the model of a learner.
  package init(_ parameters: FSRS7Parameters) {
    let w = parameters.values
    func firstDifficulty(_ rating: Rating) -> Double {
      w[4] - exp(w[5] * Double(rating.rawValue - 1)) + 1
    }
    self.parameters = parameters
    first = RatingTable { rating in
      let stability = w[rating.rawValue - 1]
      return Self.bounded(
        stability: stability,
        difficulty: firstDifficulty(rating),
        fastStability: Self.fastStart * stability
      )
    }
    difficultyStep = RatingTable { -w[6] * Double($0.rawValue - 3) }
    difficultyGoal = firstDifficulty(.easy)
    slow = Trace(w[7..<15])
    fast = Trace(w[15..<23])
    slowDecay = w[24].bounded(by: 0.01...0.95)
    slowFactor = pow(w[26], -1 / slowDecay) - 1
  }

  private static func bounded(
    stability: Double,
    difficulty: Double,
    fastStability: Double
  ) -> MemoryState {
    MemoryState(
      stability: stability.bounded(by: stabilities),
      difficulty: difficulty.bounded(by: difficulties),
      fastStability: fastStability.bounded(by: stabilities)
    )
  }

  /// A memory with each part in its range; one of another model has no fast trace yet.
  private static func bounded(_ memory: MemoryState) -> MemoryState {
    bounded(
      stability: memory.stability,
      difficulty: memory.difficulty,
      fastStability: memory.fastStability ?? fastStart * memory.stability
    )
  }
}

extension FSRS7: MemoryModel {
  package var version: ModelVersion { .fsrs7 }

  package var weights: [Double] { parameters.values }
  package var setName: String { version.rawValue }

  package func state(
    after memory: MemoryState?,
    rated rating: Rating,
    elapsed: Elapsed
  ) -> MemoryState {
    guard let before = memory.map(Self.bounded) else { return first[rating] }
    let days = elapsed.days.orZero
    let curve = curve(of: before)
    let recall = curve.recall(after: days)
    let stability = slow.next(before.stability, before.difficulty, rating, recall: recall)
    var fastStability = fast.next(
      before.fastStability ?? before.stability,
      before.difficulty,
      rating,
      recall: curve.fastRecall(after: days)
    )
    if rating == .again { fastStability = min(fastStability, Self.fastStart * stability) }
    return Self.bounded(
      stability: stability,
      difficulty: nextDifficulty(before.difficulty, rating, recall: recall),
      fastStability: fastStability
    )
  }

  package func retrievability(of memory: MemoryState, after days: Double) -> Double {
    curve(of: Self.bounded(memory)).recall(after: days.orZero)
  }

  /// The days, one second to 36,500 days.
  package func interval(of memory: MemoryState, retention: Double) -> Double {
    let memory = Self.bounded(memory)
    return curve(of: memory).days(
      toRecall: retention.bounded(by: 1e-4...0.9999),
      startingAt: max(memory.stability, memory.fastStability ?? 0)
    )
  }
}

extension FSRS7 {
  private func nextDifficulty(_ difficulty: Double, _ rating: Rating, recall: Double) -> Double {
    // To forget what was all but forgotten says little of how hard it is.
    let step = difficultyStep[rating] * (rating == .again ? recall + 0.1 : 1)
    return 0.01 * difficultyGoal + 0.99 * (difficulty + step * (10 - difficulty) / 9)
  }

  private func curve(of memory: MemoryState) -> ForgettingCurve {
    let w = parameters.values
    let fastStability = memory.fastStability ?? memory.stability
    let hardness = memory.difficulty - 5
    let fastDecay = (w[23] * pow(fastStability, w[33] - 0.3)).bounded(by: 0.01...0.95)
    let fastWeight = w[27] * pow(fastStability, -w[29])
    let slowWeight = w[28] * pow(memory.stability, w[30]) * exp(hardness * (w[31] - 0.5))
    return ForgettingCurve(
      fastDecay: fastDecay,
      fastFactor: (exp(min(-log(w[25]) / fastDecay, 60)) - 1) / fastStability,
      slowDecay: slowDecay,
      slowFactor: slowFactor * exp(hardness * (w[32] - 0.3)) / memory.stability,
      fastShare: fastWeight / (fastWeight + slowWeight)
    )
  }

  /// How reviews move one of the two stabilities.
  private struct Trace: Sendable {
    private let growth: Double
    private let saturation: Double
    private let growthRecall: Double
    private let lapseScale: Double
    private let lapsePower: Double
    private let lapseRecall: Double
    private let bonus: RatingTable<Double>

    /// Takes the trace's eight parameters.
    init(_ parameters: ArraySlice<Double>) {
      let w = Array(parameters)
      growth = exp(w[0] - 1.5)
      saturation = -w[1]
      growthRecall = w[2]
      lapseScale = w[3]
      lapsePower = w[4]
      lapseRecall = w[5]
      bonus = RatingTable { $0 == .hard ? w[6] : $0 == .easy ? w[7] : 1 }
    }

    /// The stability in days after a review at a recall.
    func next(
      _ stability: Double,
      _ difficulty: Double,
      _ rating: Rating,
      recall: Double
    ) -> Double {
      let forgotten = 1 - recall
      let left = min(
        stability,
        lapseScale * (pow(stability + 1, lapsePower) - 1) * exp(forgotten * lapseRecall)
      )
      guard rating != .again else { return left }
      let change =
        growth * (11 - difficulty) * pow(stability, saturation)
        * (exp(forgotten * growthRecall) - 1) * bonus[rating]
      return max(left, stability * (1 + change))
    }
  }
}
