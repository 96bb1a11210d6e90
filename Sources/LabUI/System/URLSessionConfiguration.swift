/// How a session fetches; in the lab nothing is fetched.
public struct URLSessionConfiguration: Sendable {
  /// As usual.
  public static let `default` = URLSessionConfiguration()
  /// Keeping nothing.
  public static let ephemeral = URLSessionConfiguration()

  /// After how many seconds a request is given up.
  public var timeoutIntervalForRequest: TimeInterval = 60
  /// Whether it waits for a network.
  public var waitsForConnectivity = false
}
