/// What fetches from the network; the lab has none, and every request fails at once.
public final class URLSession: Sendable {
  /// The session that everyone may use.
  public static let shared = URLSession()

  /// Makes a session.
  public init(configuration: URLSessionConfiguration = .default) {}

  /// Fails: the lab has no network.
  public func data(from url: URL) async throws -> (Data, URLResponse) {
    throw URLError(.notConnectedToInternet)
  }

  /// Fails: the lab has no network.
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    throw URLError(.notConnectedToInternet)
  }

  /// Fails: the lab has no network.
  public func upload(for request: URLRequest, from bodyData: Data) async throws -> (
    Data, URLResponse
  ) {
    throw URLError(.notConnectedToInternet)
  }

  /// Fails when it is begun: the lab has no network.
  public func dataTask(
    with url: URL,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    URLSessionDataTask(completionHandler)
  }

  /// Fails when it is begun: the lab has no network.
  public func dataTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    URLSessionDataTask(completionHandler)
  }
}
