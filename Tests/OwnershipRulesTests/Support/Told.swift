import Synchronization

/// Remembers numbers that are told on any thread.
final class Told: Sendable {
  private let state = Mutex([Int]())

  /// What was told, in the order in which it came.
  var numbers: [Int] { state.withLock { $0 } }

  func add(_ number: Int) { state.withLock { $0.append(number) } }
}
