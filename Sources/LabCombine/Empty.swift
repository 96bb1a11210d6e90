/// A publisher that sends nothing.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Whether it ends at once, or never.
  public let completeImmediately: Bool

  /// Sends nothing.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  /// Sends nothing of some types.
  public init(
    completeImmediately: Bool = true,
    outputType: Output.Type,
    failureType: Failure.Type
  ) {
    self.completeImmediately = completeImmediately
  }

  /// Sends the end, if there is one.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

extension Empty: Equatable {}
