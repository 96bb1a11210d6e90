/// A subject that keeps its last value and tells it to who comes later.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let relay = Relay<Output, Failure>()
  private var current: Output

  /// Begins with a value.
  public init(_ value: Output) { current = value }

  /// The last value; setting it sends it.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  /// Sends a value to all subscribers.
  public func send(_ value: Output) {
    guard !relay.isOver else { return }
    current = value
    relay.send(value)
  }

  /// Ends it.
  public func send(completion: Subscribers.Completion<Failure>) {
    relay.send(completion: completion)
  }

  /// Begins to send to a subscriber, with the last value first.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    relay.add(subscriber, first: relay.isOver ? [] : [current])
  }
}
