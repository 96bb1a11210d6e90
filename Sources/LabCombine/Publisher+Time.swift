extension Publisher {
  /// Sends a value when no other has come for a while.
  public func debounce<S>(
    for dueTime: SchedulerStride,
    scheduler: S
  ) -> AnyPublisher<Output, Failure> {
    later(by: dueTime, keepsEarlier: false)
  }

  /// Sends each value a while later.
  public func delay<S>(
    for interval: SchedulerStride,
    scheduler: S
  ) -> AnyPublisher<Output, Failure> {
    later(by: interval, keepsEarlier: true)
  }

  private func later(
    by stride: SchedulerStride,
    keepsEarlier: Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscriber in
      var last: Task<Void, Never>?
      self.receive(
        subscriber: AnySubscriber<Output, Failure>(
          receiveSubscription: { subscriber.receive(subscription: $0) },
          receiveValue: { value in
            if !keepsEarlier { last?.cancel() }
            let delivery = Delivery { _ = subscriber.receive(value) }
            last = Task { await delivery.wait(stride.duration) }
            return .unlimited
          }
        )
      )
    }
  }
}

/// What is sent later, on its way to a task on the same thread.
private struct Delivery: @unchecked Sendable {
  private let send: () -> Void

  init(_ send: @escaping () -> Void) { self.send = send }

  @MainActor
  func wait(_ duration: Duration) async {
    try? await Task.sleep(for: duration)
    if !Task.isCancelled { send() }
  }
}
