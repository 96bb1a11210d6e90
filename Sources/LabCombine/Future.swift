/// A value that comes once, or a failure.
public final class Future<Output, Failure: Error>: Publisher {
  /// Gives the value or the failure.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let relay = Relay<Output, Failure>()
  private var output: Output?

  /// Begins at once to bring about the value.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] result in
      switch result {
      case .success(let value):
        output = value
        relay.send(value)
        relay.send(completion: .finished)
      case .failure(let failure):
        relay.send(completion: .failure(failure))
      }
    }
  }

  /// Takes a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    relay.add(subscriber, first: output.map { [$0] } ?? [])
  }
}
