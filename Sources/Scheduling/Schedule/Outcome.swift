package import Core

/// What becomes of an item if it is answered with one rating.
package struct Outcome: Equatable, Sendable {
  /// What kind of answer comes next.
  package var phase: ItemProgress.Phase
  /// The memory after the answer.
  package var memory: MemoryState
  /// When it is to be asked again, to be shown and to be written into the log.
  package var due: Due
  /// Whole days to that day; 0 for a learning step.
  package var interval: Int

  /// Makes an outcome from its parts.
  package init(phase: ItemProgress.Phase, memory: MemoryState, due: Due, interval: Int) {
    self.phase = phase
    self.memory = memory
    self.due = due
    self.interval = interval
  }
}
