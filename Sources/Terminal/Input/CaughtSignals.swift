@unsafe @preconcurrency internal import Glibc
internal import Synchronization

/// The signals that came and were not yet dealt with.
///
/// A signal's handler can reach nothing but static storage, and nothing in it but what is atomic;
/// so this is the one place of the program with a state of its own.
enum CaughtSignals {
  private static let pending = Atomic<UInt64>(0)
  private static let isPrompting = Atomic<Bool>(false)

  /// The signals that ask the program to stop.
  static let stopping = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Notes the signals that ask to stop, and SIGCONT, from now on.
  ///
  /// A second signal of a kind while the first one was not dealt with ends the process: whatever
  /// a command forgets to look at, pressing Ctrl-C twice gets out of it.
  static func watch() {
    // Touched here, for the handler must not be the first to do it.
    _ = pending.load(ordering: .relaxed)
    _ = isPrompting.load(ordering: .relaxed)
    note(stopping + [SIGCONT])
  }

  /// Notes further signals from now on, none of which ends the process.
  static func note(_ numbers: [Int32]) {
    for number in numbers {
      var action = sigaction()
      unsafe action.__sigaction_handler.sa_handler = { CaughtSignals.note($0) }
      unsafe sigemptyset(&action.sa_mask)
      unsafe sigaction(number, &action, nil)
    }
  }

  /// Lets signals do again what they usually do.
  static func forget(_ numbers: [Int32]) {
    for number in numbers {
      _ = signal(number, SIG_DFL)
      _ = take(number)
    }
  }

  private static func note(_ number: Int32) {
    let bit = UInt64(1) << UInt64(number)
    let before = pending.bitwiseOr(bit, ordering: .sequentiallyConsistent).oldValue
    guard before & bit != 0, number != SIGCONT, number != SIGTSTP, number != SIGWINCH,
      !isPrompting.load(ordering: .sequentiallyConsistent)
    else { return }
    _ = signal(number, SIG_DFL)
    _ = raise(number)
  }

  /// Whether a signal came.
  static func contains(_ number: Int32) -> Bool {
    pending.load(ordering: .sequentiallyConsistent) & (UInt64(1) << UInt64(number)) != 0
  }

  /// Whether any signal came.
  static var isEmpty: Bool { pending.load(ordering: .sequentiallyConsistent) == 0 }

  /// Marks a signal as dealt with; tells whether it had come.
  static func take(_ number: Int32) -> Bool {
    let bit = UInt64(1) << UInt64(number)
    let before = pending.bitwiseAnd(~bit, ordering: .sequentiallyConsistent).oldValue
    return before & bit != 0
  }

  /// Says whether a prompt is up, which deals with every signal at once.
  static func setPrompting(_ value: Bool) {
    isPrompting.store(value, ordering: .sequentiallyConsistent)
  }

  /// The signal, if one came, that ends the process when the line being waited for is given up.
  static var termination: Int32? { [SIGTERM, SIGHUP].first { contains($0) } }
}
