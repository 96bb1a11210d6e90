/// What a server answers.
public class URLResponse: @unchecked Sendable {
  /// Which address answered.
  public let url: URL?

  init(url: URL?) { self.url = url }
}

/// What a web server answers.
public final class HTTPURLResponse: URLResponse, @unchecked Sendable {
  /// The number that says how it went.
  public let statusCode: Int

  /// Makes an answer, for tests of what reads one.
  public init?(
    url: URL,
    statusCode: Int,
    httpVersion: String?,
    headerFields: [String: String]?
  ) {
    self.statusCode = statusCode
    super.init(url: url)
  }
}
