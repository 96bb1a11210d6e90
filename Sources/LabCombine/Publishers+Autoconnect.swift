extension Publishers {
  /// Begins a publisher with its first subscriber and ends it with its last one.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// What is published.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure

    /// The publisher that is begun and ended.
    public let upstream: Upstream
    private var subscribers = 0
    private var connection: (any Cancellable)?

    /// Begins and ends a publisher.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Takes a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(
        subscriber: AnySubscriber<Output, Failure>(
          receiveSubscription: { inner in
            subscriber.receive(subscription: Seat(inner) { [weak self] in self?.leave() })
          },
          receiveValue: { subscriber.receive($0) },
          receiveCompletion: { subscriber.receive(completion: $0) }
        )
      )
      subscribers += 1
      if connection == nil { connection = upstream.connect() }
    }

    private func leave() {
      subscribers -= 1
      guard subscribers == 0 else { return }
      connection?.cancel()
      connection = nil
    }
  }

  /// A subscription that tells when it ends.
  private final class Seat: Subscription {
    private let inner: any Subscription
    private var left: (() -> Void)?

    init(_ inner: any Subscription, left: @escaping () -> Void) {
      self.inner = inner
      self.left = left
    }

    func request(_ demand: Subscribers.Demand) { inner.request(demand) }

    func cancel() {
      inner.cancel()
      left?()
      left = nil
    }
  }
}
