/// A source of values over time.
public protocol Publisher<Output, Failure> {
  /// What it sends.
  associatedtype Output
  /// How it may fail.
  associatedtype Failure: Error

  /// Begins to send to a subscriber.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }
}
