/// The key of a value of the environment.
public protocol EnvironmentKey {
  /// What the key leads to.
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
}
