extension Publishers {
  /// Sends what one publisher sends to all its subscribers, for as long as there are any.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    /// What is published.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure

    /// The publisher that is shared.
    public let upstream: Upstream
    private let inner: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    /// Shares a publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
      inner = upstream.multicast { PassthroughSubject() }.autoconnect()
    }

    /// Takes a subscriber; the first one begins the publisher.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      inner.receive(subscriber: subscriber)
    }

    /// Whether two are the same object.
    public static func == (left: Share, right: Share) -> Bool { left === right }
  }
}

extension Publisher {
  /// Does its work once for all subscribers.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}
