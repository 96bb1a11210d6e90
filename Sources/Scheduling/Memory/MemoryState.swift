/// How well an item is remembered, as FSRS sees it.
package struct MemoryState: Equatable, Sendable {
  /// Days, 0.0001…36,500; under FSRS-6 those until the probability of recall has fallen to 0.9.
  package var stability: Double
  /// How hard the item is to remember better, 1…10.
  package var difficulty: Double
  /// The stability in days of FSRS-7's fast trace, 0.0001…36,500; absent under FSRS-6.
  package var fastStability: Double?

  /// Makes a state from stabilities in days and a difficulty.
  package init(stability: Double, difficulty: Double, fastStability: Double? = nil) {
    self.stability = stability
    self.difficulty = difficulty
    self.fastStability = fastStability
  }

  /// The version of the parameters that made it.
  package var version: ModelVersion { fastStability == nil ? .fsrs6 : .fsrs7 }
}
