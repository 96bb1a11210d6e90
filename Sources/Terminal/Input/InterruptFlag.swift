@unsafe @preconcurrency internal import Glibc

/// Tells a command that it should stop: Ctrl-C was pressed, or the process was told to end.
///
/// A command that may take long looks at it between two pieces of work.
package struct InterruptFlag: Sendable {
  private let current: @Sendable () -> Int32?

  /// Makes a flag that asks for its state, for tests.
  package init(_ current: @escaping @Sendable () -> Int32?) { self.current = current }

  /// A flag that is never raised.
  package static let never = InterruptFlag { nil }

  /// The flag as it stands where signals are watched for, and never raised where they are not.
  package static let caught = InterruptFlag {
    CaughtSignals.stopping.first { CaughtSignals.contains($0) }
  }

  /// Takes over SIGINT, SIGTERM and SIGHUP, which from now on raise the flag instead of ending the
  /// process; the same signal a second time ends it all the same.
  package static func watching() -> InterruptFlag {
    CaughtSignals.watch()
    return caught
  }

  /// The signal that raised the flag; `nil` while it is down.
  package var signal: Int32? { current() }

  /// Whether the command should stop.
  package var isRaised: Bool { current() != nil }

  /// Lowers the flag after Ctrl-C was obeyed; a signal that ends the process stays.
  package func lower() { _ = CaughtSignals.take(SIGINT) }

  /// Ends the process as the signal would have done, so that the shell sees what it was.
  package static func endProcess(by number: Int32) -> Never {
    _ = Glibc.signal(number, SIG_DFL)
    var set = sigset_t()
    unsafe sigemptyset(&set)
    unsafe sigaddset(&set, number)
    unsafe sigprocmask(SIG_UNBLOCK, &set, nil)
    _ = raise(number)
    exit(128 + number)
  }
}
