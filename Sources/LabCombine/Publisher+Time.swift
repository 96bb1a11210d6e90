extension Publisher {
  /// Sends a value when no other has come for a while.
  public func debounce<S>(
    for dueTime: SchedulerStride,
    scheduler: S
  ) -> AnyPublisher<Output, Failure> {
    stepwise { outlet in
      var last: Task<Void, Never>?
      return { value in
        last?.cancel()
        last = Delivery { outlet.send(value) }.begin(in: dueTime)
      }
    }
  }

  /// Sends each value, and the end, a while later.
  public func delay<S>(
    for interval: SchedulerStride,
    scheduler: S
  ) -> AnyPublisher<Output, Failure> {
    gathered { outlet in
      (
        { value in Delivery { outlet.send(value) }.begin(in: interval) },
        { Delivery(outlet.finish).begin(in: interval) }
      )
    }
  }

  /// Sends a value at once, and of those that come in the while after it one alone, at its end.
  public func throttle<S>(
    for interval: SchedulerStride,
    scheduler: S,
    latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    stepwise { outlet in
      var isPausing = false
      var waiting: Output?
      func pause() {
        isPausing = true
        Delivery {
          isPausing = false
          guard let value = waiting else { return }
          waiting = nil
          pause()
          outlet.send(value)
        }
        .begin(in: interval)
      }
      return { value in
        if isPausing {
          if latest || waiting == nil { waiting = value }
        } else {
          pause()
          outlet.send(value)
        }
      }
    }
  }

  /// Ends when no value has come for a while.
  public func timeout<S>(
    _ interval: SchedulerStride,
    scheduler: S,
    customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> {
    gathered { outlet in
      var last: Task<Void, Never>?
      func wait() {
        last?.cancel()
        last =
          Delivery {
            if let customError { outlet.end(.failure(customError())) } else { outlet.finish() }
          }
          .begin(in: interval)
      }
      wait()
      return (
        { value in
          wait()
          outlet.send(value)
        },
        {
          last?.cancel()
          outlet.finish()
        }
      )
    }
  }
}

/// What is sent later, on its way to a task on the same thread.
private struct Delivery: @unchecked Sendable {
  private let send: () -> Void

  init(_ send: @escaping () -> Void) { self.send = send }

  /// Sends it after a while, unless the task is cancelled.
  @discardableResult
  func begin(in stride: SchedulerStride) -> Task<Void, Never> {
    Task { await wait(stride.duration) }
  }

  @MainActor
  private func wait(_ duration: Duration) async {
    try? await Task.sleep(for: duration)
    if !Task.isCancelled { send() }
  }
}
