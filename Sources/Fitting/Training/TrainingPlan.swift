/// How parameters are trained.
package struct TrainingPlan: Sendable, Equatable {
  /// How often all reviews are gone through; 0 fits the initial stabilities alone.
  package var epochs: Int
  /// The most predicted reviews of a batch.
  package var batch: Int
  /// How many steps a forgotten item is asked in.
  package var relearningSteps = 1
  /// Where the order of batches begins.
  package var seed: UInt64 = 2023

  /// Makes a plan of so many epochs in batches of a size.
  package init(epochs: Int, batch: Int) {
    self.epochs = epochs
    self.batch = max(batch, 1)
  }

  /// What fsrs-rs does, and Anki with eight epochs.
  package static func reference(epochs: Int = 5) -> TrainingPlan {
    TrainingPlan(epochs: epochs, batch: 512)
  }

  /// Everything in one batch, in which the order of batches cannot matter.
  package static func wholeLog(steps: Int) -> TrainingPlan {
    TrainingPlan(epochs: steps, batch: .max)
  }
}
