/// Where an operator sends to: it tells its subscriber nothing after the end, and lets go of what it
/// listens to when it ends or is cut.
final class Outlet<Output, Failure: Error>: Subscription {
  /// Is told that the subscriber wants values.
  var onRequest: (Subscribers.Demand) -> Void = { _ in }
  /// Is told that the subscriber has had enough.
  var onCancel: () -> Void = {}

  /// The source that is listened to for now; another takes its place.
  var current: (any Subscription)?

  private var subscriber: AnySubscriber<Output, Failure>?
  private var sources: [any Subscription] = []

  /// Sends to a subscriber.
  init(_ subscriber: AnySubscriber<Output, Failure>) { self.subscriber = subscriber }

  /// Whether nothing more can be sent.
  var isOver: Bool { subscriber == nil }

  /// Tells the subscriber that it is connected.
  func open() { subscriber?.receive(subscription: self) }

  /// Listens to a publisher.
  func listen<P: Publisher>(
    to publisher: P,
    value: @escaping (P.Output) -> Void,
    end: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) {
    guard !isOver else { return }
    publisher.receive(
      subscriber: AnySubscriber<P.Output, P.Failure>(
        receiveSubscription: { [self] source in
          guard !isOver else { return source.cancel() }
          sources.append(source)
          source.request(.unlimited)
        },
        receiveValue: { [self] in
          guard !isOver else { return .none }
          value($0)
          return .unlimited
        },
        receiveCompletion: { [self] in if !isOver { end($0) } }
      )
    )
  }

  /// Sends a value.
  func send(_ value: Output) { _ = subscriber?.receive(value) }

  /// Ends it well.
  func finish() { end(.finished) }

  /// Ends it.
  func end(_ completion: Subscribers.Completion<Failure>) {
    let last = subscriber
    close()
    last?.receive(completion: completion)
  }

  /// Hears the wish of the subscriber; all is sent without being asked for.
  func request(_ demand: Subscribers.Demand) { onRequest(demand) }

  /// Is cut by the subscriber.
  func cancel() {
    guard !isOver else { return }
    onCancel()
    close()
  }

  private func close() {
    subscriber = nil
    let left = sources
    sources = []
    for source in left { source.cancel() }
    current?.cancel()
    current = nil
  }
}
