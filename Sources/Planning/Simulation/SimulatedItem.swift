import Core
import Scheduling

/// One item in a simulation: as the learner remembers it, and as the scheduler believes.
struct SimulatedItem: Sendable {
  /// The memory as it really is; absent while the item was never answered.
  var memory: MemoryState?
  /// The memory that the scheduler has computed.
  var believed: MemoryState?
  /// The day of the last answer, counted from the first day of the simulation.
  var lastDay = 0
  /// The right answers in a row, learning steps not counted.
  var streak = 0
  /// The day on which plain FSRS asks it again.
  var dueDay = 0
}
