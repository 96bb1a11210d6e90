/// The values of a publisher that may fail, one after the other; none is lost, however slow the
/// loop is.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// What the loop gets.
  public typealias Element = P.Output
  /// It throws what the publisher fails with.
  public typealias Failure = any Error

  /// Waits for one value after the other.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var inner: AsyncThrowingStream<P.Output, any Error>.Iterator

    /// Waits for the next value; there is none after the end.
    public mutating func next() async throws -> P.Output? { try await inner.next() }

    /// Waits for the next value; there is none after the end.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws -> P.Output? {
      try await inner.next(isolation: actor)
    }
  }

  private let publisher: P

  /// Listens to a publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Begins to listen.
  public func makeAsyncIterator() -> Iterator {
    let publisher = publisher
    let stream = AsyncThrowingStream<P.Output, any Error> { continuation in
      let line = SharedLine(
        publisher.sink { completion in
          switch completion {
          case .finished: continuation.finish()
          case .failure(let failure): continuation.finish(throwing: failure)
          }
        } receiveValue: { value in
          continuation.yield(value)
        }
      )
      continuation.onTermination = { _ in line.cut() }
    }
    return Iterator(inner: stream.makeAsyncIterator())
  }
}

/// The way from a publisher to a loop; both are on one thread.
private struct SharedLine: @unchecked Sendable {
  private let line: AnyCancellable

  init(_ line: AnyCancellable) { self.line = line }

  func cut() { line.cancel() }
}

extension Publisher {
  /// The values, one after the other; a failure is thrown.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
