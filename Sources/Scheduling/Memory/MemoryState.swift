/// How well an item is remembered, as FSRS sees it.
package struct MemoryState: Equatable, Sendable {
  /// Days until the probability of recall has fallen to 0.9; 0.001…36,500.
  package var stability: Double
  /// How hard the item is to remember better, 1…10.
  package var difficulty: Double

  /// Makes a state from a stability in days and a difficulty.
  package init(stability: Double, difficulty: Double) {
    self.stability = stability
    self.difficulty = difficulty
  }

  /// The state with each part moved into its range.
  var clamped: MemoryState {
    MemoryState(
      stability: min(max(stability, 0.001), 36_500),
      difficulty: min(max(difficulty, 1), 10)
    )
  }
}
