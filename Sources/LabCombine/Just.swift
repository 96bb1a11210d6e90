/// A publisher of one value.
public struct Just<Output>: Publisher {
  /// It never fails.
  public typealias Failure = Never

  /// What it sends.
  public let output: Output

  /// Sends this value and ends.
  public init(_ output: Output) { self.output = output }

  /// Sends the value and the end.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Never {
    subscriber.receive(subscription: Subscriptions.empty)
    _ = subscriber.receive(output)
    subscriber.receive(completion: .finished)
  }
}
