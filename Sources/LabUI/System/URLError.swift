/// Why nothing came of a request.
public struct URLError: Error, Hashable, LocalizedError {
  /// A reason.
  public enum Code: Int, Sendable {
    /// Nobody knows.
    case unknown = -1
    /// It was ended.
    case cancelled = -999
    /// The address is none.
    case badURL = -1000
    /// It took too long.
    case timedOut = -1001
    /// There is no such kind of address.
    case unsupportedURL = -1002
    /// The server is not known.
    case cannotFindHost = -1003
    /// The server does not answer.
    case cannotConnectToHost = -1004
    /// The network broke off.
    case networkConnectionLost = -1005
    /// There is no network.
    case notConnectedToInternet = -1009
    /// The answer is none.
    case badServerResponse = -1011
    /// One has to sign in.
    case userAuthenticationRequired = -1013
    /// The answer cannot be read.
    case cannotDecodeRawData = -1015
    /// The answer cannot be understood.
    case cannotParseResponse = -1017
  }

  /// The reason.
  public let code: Code

  /// Gives a reason.
  public init(_ code: Code) { self.code = code }

  /// The reason, in words.
  public var errorDescription: String? {
    code == .notConnectedToInternet
      ? "The Internet connection appears to be offline." : "The request failed: \(code)."
  }
}
