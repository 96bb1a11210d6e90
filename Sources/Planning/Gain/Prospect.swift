import Scheduling

/// What is to be expected of an item after an answer.
struct Prospect: Sendable {
  /// The probability of recall on the date, 0…1.
  let recall: Double
  /// The memory in the middle of those that the ratings lead to: the geometric mean of the
  /// stabilities, for they spread over orders of magnitude, and the mean of the difficulties.
  let memory: MemoryState
}
