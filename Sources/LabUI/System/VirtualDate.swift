/// The date as the scenario's clock has it: that of the process's start, and what was let go by since.
enum VirtualDate {
  private static let start =
    Date().timeIntervalSinceReferenceDate - Double(VirtualTime.now) / 1000

  /// Seconds since the reference date.
  static var now: TimeInterval {
    guard VirtualTime.isInstalled else { return Date().timeIntervalSinceReferenceDate }
    return start + Double(VirtualTime.now) / 1000
  }

  private static let startUptime =
    DispatchTime.now().uptimeNanoseconds - UInt64(VirtualTime.now) * 1_000_000

  /// Nanoseconds since the machine's start.
  static var uptime: UInt64 {
    guard VirtualTime.isInstalled else { return DispatchTime.now().uptimeNanoseconds }
    return startUptime + UInt64(VirtualTime.now) * 1_000_000
  }
}

/// The seconds since the reference date, in virtual time.
///
/// A snippet's own module declares Foundation's properties anew and calls this.
public func _labNow() -> TimeInterval { VirtualDate.now }

/// The nanoseconds since the machine's start, in virtual time.
public func _labUptime() -> UInt64 { VirtualDate.uptime }
