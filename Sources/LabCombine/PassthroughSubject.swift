/// A subject that keeps no value.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let relay = Relay<Output, Failure>()

  /// Makes one without subscribers.
  public init() {}

  /// Sends a value to all subscribers.
  public func send(_ value: Output) { relay.send(value) }

  /// Ends it.
  public func send(completion: Subscribers.Completion<Failure>) {
    relay.send(completion: completion)
  }

  /// Begins to send to a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    relay.add(subscriber)
  }
}
