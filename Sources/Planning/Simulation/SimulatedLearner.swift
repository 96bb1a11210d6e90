import Core
import Scheduling

/// A learner whose memory follows FSRS with parameters that no planner knows.
struct SimulatedLearner: Sendable {
  /// The memory as it really is.
  let memory: FSRS
  private var generator: SeededGenerator

  /// Draws a learner: the first stabilities spread by half a power of e, every other parameter by half of
  /// the spread that it has over real learners.
  ///
  /// - SeeAlso: fsrs-rs, crate 6.6.2, `training.rs`, `PARAMS_STDDEV`.
  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var values = FSRSParameters.defaults
    for index in values.indices {
      let normal = generator.nextNormal()
      values[index] =
        index < 4
        ? values[index] * exponential(normal / 2)
        : values[index] + normal * Self.spreads[index - 4] / 2
    }
    // A better first answer never leaves a weaker memory.
    values.replaceSubrange(0..<4, with: values[0..<4].sorted())
    let parameters = (try? FSRSParameters(values)) ?? FSRSParameters()
    memory = FSRS(parameters)
    self.generator = generator
  }

  private static let spreads = [
    0.57, 0.28, 0.6, 0.12, 0.39, 0.18, 0.33, 0.3, 0.09, 0.16, 0.57, 0.25, 1.03, 0.31, 0.32, 0.14,
    0.27,
  ]

  /// Answers an item never seen before.
  mutating func answerFirst() -> Rating {
    draw { RatingOdds.usual.first($0) }
  }

  /// Answers an item that is recalled with that probability.
  mutating func answer(recall: Double) -> Rating {
    draw { RatingOdds.usual.share(of: $0, recall: recall) }
  }

  private mutating func draw(_ share: (Rating) -> Double) -> Rating {
    var rest = generator.nextUnit()
    for rating in Rating.allCases.dropLast() {
      rest -= share(rating)
      if rest < 0 { return rating }
    }
    return .easy
  }
}
