/// A publisher that is made anew for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// What is published.
  public typealias Output = DeferredPublisher.Output
  /// How it can fail.
  public typealias Failure = DeferredPublisher.Failure

  /// Makes the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Makes a publisher by a closure.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Makes the publisher and gives it the subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}
