extension Optional {
  /// Sends the value, if there is one.
  public struct Publisher: LabCombine.Publisher {
    /// The value is sent.
    public typealias Output = Wrapped
    /// It never fails.
    public typealias Failure = Never

    /// What is sent.
    public let output: Wrapped?

    /// Sends a value, if there is one.
    public init(_ output: Wrapped?) { self.output = output }

    /// Sends the value and the end.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      subscriber.receive(subscription: Subscriptions.empty)
      if let output { _ = subscriber.receive(output) }
      subscriber.receive(completion: .finished)
    }
  }

  /// A publisher of the value, if there is one.
  public var publisher: Publisher { Publisher(self) }
}
