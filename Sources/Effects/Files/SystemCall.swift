import Glibc

/// Calls of the system that a signal may interrupt before they have begun.
enum SystemCall {
  /// Calls until no signal comes between, and says whether it went well; `errno` tells why not.
  ///
  /// Any other failure is final: of a sync above all, for the system may call lost pages clean (fsync(2)).
  static func succeeds(_ call: () -> Int32) -> Bool {
    while true {
      if call() == 0 { return true }
      if errno != EINTR { return false }
    }
  }
}
