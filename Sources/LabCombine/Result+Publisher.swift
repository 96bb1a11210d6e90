extension Result {
  /// Sends the value or fails.
  public struct Publisher: LabCombine.Publisher {
    /// The value is sent.
    public typealias Output = Success

    /// What is told.
    public let result: Result<Success, Failure>

    /// Tells a result.
    public init(_ result: Result<Success, Failure>) { self.result = result }

    /// Tells a value.
    public init(_ output: Success) { result = .success(output) }

    /// Tells a failure.
    public init(_ failure: Failure) { result = .failure(failure) }

    /// Sends the value and the end, or the failure.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      subscriber.receive(subscription: Subscriptions.empty)
      switch result {
      case .success(let value):
        _ = subscriber.receive(value)
        subscriber.receive(completion: .finished)
      case .failure(let failure): subscriber.receive(completion: .failure(failure))
      }
    }
  }

  /// A publisher of the value or the failure.
  public var publisher: Publisher { Publisher(self) }
}
