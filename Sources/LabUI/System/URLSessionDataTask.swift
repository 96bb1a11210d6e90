/// A request that was not begun yet.
public final class URLSessionDataTask: Sendable {
  private let completion: @Sendable (Data?, URLResponse?, (any Error)?) -> Void

  init(_ completion: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) {
    self.completion = completion
  }

  /// Begins, and fails: the lab has no network.
  public func resume() {
    let completion = completion
    Task { completion(nil, nil, URLError(.notConnectedToInternet)) }
  }

  /// Ends it.
  public func cancel() {}
}
