@_spi(ExperimentalCustomExecutors) internal import _Concurrency
internal import Glibc

/// The clock that a scenario moves, and the tasks that wait for it.
package enum VirtualTime {
  /// Whether tasks run here; without it they run when the process lets them.
  package private(set) nonisolated(unsafe) static var isInstalled = false

  /// Makes this process run all its tasks in virtual time.
  ///
  /// It has to be the very first thing in a synchronous `main`; later the runtime has executors of
  /// its own already, and hangs.
  package static func install() {
    _createExecutors(factory: VirtualExecutorFactory.self)
    isInstalled = true
  }

  /// Milliseconds of virtual time since the process began; 0 where it is not installed.
  static var now: Int { isInstalled ? VirtualExecutor.shared.now : 0 }

  /// When the next sleeping task wakes, in milliseconds.
  static var nextWaking: Int? { isInstalled ? VirtualExecutor.shared.nextWaking : nil }

  /// Runs what is ready: tasks, and blocks that were given to the main queue.
  ///
  /// - Returns: Whether there was anything; nothing when too much was run at one moment.
  static func drain() -> Bool? {
    guard isInstalled else { return false }
    drainMainQueue?(nil)
    return VirtualExecutor.shared.drain()
  }

  /// Allows as many jobs again as one moment may run.
  static func refill() {
    if isInstalled { VirtualExecutor.shared.refill() }
  }

  /// Moves the clock.
  static func move(to milliseconds: Int) {
    if isInstalled { VirtualExecutor.shared.moveClock(to: milliseconds) }
  }

  /// The function by which Dispatch empties the main queue from a run loop of someone else's.
  private static let drainMainQueue: (@convention(c) (UnsafeMutableRawPointer?) -> Void)? = {
    dlsym(nil, "_dispatch_main_queue_callback_4CF").map {
      unsafeBitCast($0, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void).self)
    }
  }()
}
