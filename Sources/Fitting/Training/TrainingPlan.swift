/// How parameters are trained.
package struct TrainingPlan: Sendable, Equatable {
  /// How often all reviews are gone through; 0 fits the initial stabilities alone.
  package var epochs: Int
  /// The most predicted reviews of a batch.
  package var batch: Int
  /// How strongly parameters are held where they begin; 1 is the reference's.
  package var strength = 1.0
  /// How far the first steps go.
  package var stride = Stride.uniform
  /// How many steps a forgotten item is asked in.
  package var relearningSteps = 1
  /// Where the order of batches begins.
  package var seed: UInt64 = 2023

  /// How far a step moves each parameter.
  package enum Stride: Sendable, Equatable {
    /// All alike, by 0.04 at first, as the reference does.
    case uniform
    /// Each by what it is off for one learner or another, so that none is late and none overshoots.
    case bySpread
  }

  /// Makes a plan of so many epochs in batches of a size.
  package init(epochs: Int, batch: Int) {
    self.epochs = epochs
    self.batch = max(batch, 1)
  }

  /// What fsrs-rs does, and Anki with eight epochs.
  package static func reference(epochs: Int = 5) -> TrainingPlan {
    TrainingPlan(epochs: epochs, batch: 512)
  }

  /// The rates of the first step from these parameters.
  func rates(from start: [Double]) -> ParameterVector {
    switch stride {
    case .uniform: ParameterVector(repeating: 0.04)
    case .bySpread:
      ParameterVector(
        start.indices.map { $0 < 4 ? 0.05 * max(start[$0], 0.1) : 0.12 * Anchor.spread[$0] }
      )
    }
  }

  /// Everything in one batch, in which the order of batches cannot matter.
  package static func wholeLog(steps: Int) -> TrainingPlan {
    TrainingPlan(epochs: steps, batch: .max)
  }
}
