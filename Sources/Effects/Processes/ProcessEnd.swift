/// How a program ended.
package enum ProcessEnd: Equatable, Sendable {
  /// It ended by itself, with a status of 0…255.
  case exited(Int32)
  /// A signal ended it.
  case signalled(Int32)
  /// It was killed, for its time was up.
  case timedOut
  /// It was killed, for the learner wanted no more of it.
  case interrupted
}
