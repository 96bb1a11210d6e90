/// A wrapper's storage that depends on the environment.
protocol EnvironmentReader: DeclaredRead {
  /// The property's name with its view's.
  var label: String { get }
  /// Whether another environment gives another value.
  func differs(in environment: EnvironmentValues) -> Bool
}

extension EnvironmentReader {
  var declaredRead: String? { "environment \(label)" }
}
