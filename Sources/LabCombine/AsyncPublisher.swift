/// The values of a publisher that never fails, one after the other; none is lost, however slow the
/// loop is.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// What the loop gets.
  public typealias Element = P.Output
  /// It never fails.
  public typealias Failure = Never

  /// Waits for one value after the other.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var inner: AsyncThrowingPublisher<P>.Iterator

    /// Waits for the next value; there is none after the end.
    public mutating func next() async -> P.Output? { try? await inner.next() }

    /// Waits for the next value; there is none after the end.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
      try? await inner.next(isolation: actor)
    }
  }

  private let publisher: P

  /// Listens to a publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Begins to listen.
  public func makeAsyncIterator() -> Iterator {
    Iterator(inner: AsyncThrowingPublisher(publisher).makeAsyncIterator())
  }
}

extension Publisher where Failure == Never {
  /// The values, one after the other.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
