/// What is asked of a server.
public struct URLRequest: Hashable, Sendable {
  /// Where.
  public var url: URL?
  /// How.
  public var httpMethod: String?
  /// With what.
  public var httpBody: Data?
  /// After how many seconds it is given up.
  public var timeoutInterval: TimeInterval
  /// What is said about it.
  public private(set) var allHTTPHeaderFields: [String: String]?

  /// Asks for what an address holds.
  public init(url: URL, timeoutInterval: TimeInterval = 60) {
    self.url = url
    self.timeoutInterval = timeoutInterval
    httpMethod = "GET"
  }

  /// Says something about it.
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    allHTTPHeaderFields = (allHTTPHeaderFields ?? [:]).merging([field: value ?? ""]) { $1 }
  }

  /// Says something more about it.
  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    setValue(value, forHTTPHeaderField: field)
  }

  /// What is said about it.
  public func value(forHTTPHeaderField field: String) -> String? { allHTTPHeaderFields?[field] }
}
