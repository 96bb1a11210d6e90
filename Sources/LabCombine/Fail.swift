/// A publisher that fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// How it fails.
  public let error: Failure

  /// Fails in some way.
  public init(error: Failure) { self.error = error }

  /// Fails in some way, where a value of some type is expected.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  /// Sends the failure.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}
