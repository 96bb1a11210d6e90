@unsafe @preconcurrency internal import Glibc

/// Waits for input without missing a signal.
enum InputWaiting {
  /// What ended the waiting.
  enum Event {
    case input
    case signal
  }

  /// Waits until a descriptor has input, or has ended, or a signal came.
  static func wait(for descriptor: Int32, unless hasSignal: () -> Bool) -> Event {
    wait(for: [descriptor], milliseconds: nil, unless: hasSignal).isEmpty ? .signal : .input
  }

  /// Waits until one of some descriptors has input, or has ended, or a signal came, or the time is
  /// over; tells those that have, none after a signal or in vain.
  ///
  /// Signals are let in only while waiting, so that none can slip in between the look at those
  /// already noted and the waiting itself. Descriptors are less than 1024.
  static func wait(
    for descriptors: [Int32],
    milliseconds: Int?,
    unless hasSignal: () -> Bool
  ) -> [Int32] {
    var waited = sigset_t()
    var before = sigset_t()
    unsafe sigemptyset(&waited)
    for number in CaughtSignals.stopping + [SIGCONT, SIGWINCH, SIGTSTP] {
      unsafe sigaddset(&waited, number)
    }
    unsafe sigprocmask(SIG_BLOCK, &waited, &before)
    defer { unsafe sigprocmask(SIG_SETMASK, &before, nil) }
    if hasSignal() { return [] }
    // pselect, as the C library's module does not show ppoll to Swift.
    var readable = fd_set()
    unsafe withUnsafeMutableBytes(of: &readable) { bits in
      for descriptor in descriptors {
        unsafe bits[Int(descriptor) / 8] |= 1 << UInt8(descriptor % 8)
      }
    }
    let most = (descriptors.max() ?? -1) + 1
    let count: Int32
    if let milliseconds {
      var time = timespec(tv_sec: milliseconds / 1000, tv_nsec: milliseconds % 1000 * 1_000_000)
      count = unsafe pselect(most, &readable, nil, nil, &time, &before)
    } else {
      count = unsafe pselect(most, &readable, nil, nil, nil, &before)
    }
    if count < 0 {
      // Any other failure is for the reading that follows to tell.
      return errno == EINTR ? [] : descriptors
    }
    return unsafe withUnsafeBytes(of: &readable) { bits in
      descriptors.filter { unsafe bits[Int($0) / 8] & 1 << UInt8($0 % 8) != 0 }
    }
  }
}
