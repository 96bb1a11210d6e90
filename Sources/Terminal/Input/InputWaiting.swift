@unsafe @preconcurrency internal import Glibc

/// Waits for input without missing a signal.
enum InputWaiting {
  /// What ended the waiting.
  enum Event {
    case input
    case signal
  }

  /// Waits until a descriptor has input, or has ended, or a signal came.
  ///
  /// Signals are let in only while waiting, so that none can slip in between the look at those
  /// already noted and the waiting itself. The descriptor is less than 1024.
  static func wait(for descriptor: Int32, unless hasSignal: () -> Bool) -> Event {
    var waited = sigset_t()
    var before = sigset_t()
    unsafe sigemptyset(&waited)
    for number in CaughtSignals.stopping + [SIGCONT, SIGWINCH, SIGTSTP] {
      unsafe sigaddset(&waited, number)
    }
    unsafe sigprocmask(SIG_BLOCK, &waited, &before)
    defer { unsafe sigprocmask(SIG_SETMASK, &before, nil) }
    if hasSignal() { return .signal }
    // pselect, as the C library's module does not show ppoll to Swift.
    var readable = fd_set()
    unsafe withUnsafeMutableBytes(of: &readable) { bits in
      unsafe bits[Int(descriptor) / 8] |= 1 << UInt8(descriptor % 8)
    }
    let count = unsafe pselect(descriptor + 1, &readable, nil, nil, nil, &before)
    // Any other failure is for the reading that follows to tell.
    return count < 0 && errno == EINTR ? .signal : .input
  }
}
