/// Opens an address.
@MainActor
@preconcurrency
public struct OpenURLAction: Sendable {
  /// What became of an address.
  public struct Result: Sendable {
    /// It was opened.
    public static let handled = Result()
    /// It was not opened.
    public static let discarded = Result()
    /// The system opens it.
    public static let systemAction = Result()

    /// The system opens another one.
    public static func systemAction(_ url: URL) -> Result { Result() }
  }

  nonisolated(unsafe) private let handler: (URL) -> Result

  /// Opens addresses by a closure.
  nonisolated public init(handler: @escaping (URL) -> Result) {
    self.handler = handler
  }

  /// Opens an address.
  public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// Opens an address and tells whether that was possible.
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    _ = handler(url)
    completion(true)
  }

  /// Notes the address in the trace; the lab opens nothing.
  nonisolated static func noted(_ url: URL) -> Result {
    Graph.current.log.add(.printed("openURL \(url.absoluteString)"))
    return .handled
  }
}
