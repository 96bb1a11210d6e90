extension Timer {
  /// Publishes at equal distances, in virtual time.
  public static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval)
  }

  /// Publishes at equal distances, in virtual time, once it is connected.
  public final class TimerPublisher: ConnectablePublisher {
    /// The moment is published.
    public typealias Output = Date
    /// It never fails.
    public typealias Failure = Never

    private let interval: TimeInterval
    private let subject = PassthroughSubject<Date, Never>()

    init(interval: TimeInterval) { self.interval = interval }

    /// Takes a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Date, S.Failure == Never { subject.receive(subscriber: subscriber) }

    /// Begins; what is given back ends it.
    public func connect() -> any Cancellable {
      let ticking = Ticking(interval: .seconds(interval)) { [subject] in subject.send(Date()) }
      let task = Task { await ticking.run() }
      return AnyCancellable { task.cancel() }
    }
  }
}

/// A clock that ticks until its task is cancelled.
private struct Ticking: @unchecked Sendable {
  let interval: Duration
  let tick: () -> Void

  @MainActor
  func run() async {
    while true {
      try? await Task.sleep(for: interval)
      if Task.isCancelled { return }
      tick()
    }
  }
}
