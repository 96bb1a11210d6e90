extension DispatchQueue {
  /// Calls something later, in virtual time and on the one thread that there is.
  @preconcurrency
  public func asyncAfter(
    deadline: DispatchTime,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    Alarm(after: deadline.distance) {
      QueuedWork.run(on: self, work)
      return false
    }
    .set()
  }

  /// Calls something later, in virtual time; the lab has no other priority.
  @preconcurrency
  public func asyncAfter(
    deadline: DispatchTime,
    qos: DispatchQoS,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    asyncAfter(deadline: deadline, execute: work)
  }
}

/// Does a piece of work later, in virtual time, unless it is cancelled before.
///
/// A snippet's own module declares Dispatch's function anew and calls this.
public func _labLater(_ queue: DispatchQueue, _ deadline: DispatchTime, _ work: DispatchWorkItem) {
  Alarm(after: deadline.distance) {
    QueuedWork.run(on: queue) { if !work.isCancelled { work.perform() } }
    return false
  }
  .set()
}

extension DispatchTime {
  /// How long it is until then; no time where it has gone by.
  fileprivate var distance: Duration {
    let now = VirtualDate.uptime
    guard uptimeNanoseconds > now else { return .zero }
    return .nanoseconds(Int64(clamping: uptimeNanoseconds - now))
  }
}
