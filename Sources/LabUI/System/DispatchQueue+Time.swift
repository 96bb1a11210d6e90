extension DispatchQueue {
  /// Calls something later, in virtual time and on the one thread that there is.
  @preconcurrency
  public func asyncAfter(
    deadline: DispatchTime,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    Alarm(after: DispatchTime.now().duration(to: deadline)) {
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
  Alarm(after: DispatchTime.now().duration(to: deadline)) {
    QueuedWork.run(on: queue) { if !work.isCancelled { work.perform() } }
    return false
  }
  .set()
}

extension DispatchTime {
  /// How long it is until another moment; no time where that has gone by.
  fileprivate func duration(to end: DispatchTime) -> Duration {
    guard end.uptimeNanoseconds > uptimeNanoseconds else { return .zero }
    let nanoseconds = end.uptimeNanoseconds - uptimeNanoseconds
    return .nanoseconds(Int64(clamping: nanoseconds))
  }
}
