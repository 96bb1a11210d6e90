extension Publishers {
  /// Sends what one publisher sends to all subscribers of a subject, once it is connected.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
    /// What is published.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure

    /// The publisher.
    public let upstream: Upstream
    /// Makes the subject.
    public let createSubject: () -> SubjectType
    private lazy var subject = createSubject()

    /// Puts a subject between a publisher and its subscribers.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    /// Takes a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      subject.receive(subscriber: subscriber)
    }

    /// Begins to listen to the publisher.
    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }
}

extension Publisher {
  /// Puts a subject between this publisher and its subscribers.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Puts a subject between this publisher and its subscribers.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    multicast { subject }
  }

  /// Sends what this publisher sends into a subject.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    sink(
      receiveCompletion: { subject.send(completion: $0) },
      receiveValue: { subject.send($0) }
    )
  }
}
