extension Publishers {
  /// Sends what any of many publishers sends.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// How all may fail.
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// Puts publishers together.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Puts publishers together.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Begins to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(AnySubscriber(subscriber))
      var running = publishers.count
      outlet.open()
      if publishers.isEmpty { outlet.finish() }
      for publisher in publishers {
        outlet.listen(to: publisher, value: outlet.send) { completion in
          running -= 1
          if case .finished = completion, running > 0 { return }
          outlet.end(completion)
        }
      }
    }
  }
}
