/// A publisher whose kind is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let attach: (AnySubscriber<Output, Failure>) -> Void

  /// Hides the kind of a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    attach = { publisher.receive(subscriber: $0) }
  }

  init(attach: @escaping (AnySubscriber<Output, Failure>) -> Void) { self.attach = attach }

  /// Begins to send to a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    attach(AnySubscriber(subscriber))
  }
}

extension Publisher {
  /// Hides the kind of this publisher.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
