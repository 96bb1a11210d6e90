/// An optional, whose payload is compared by its own rule.
protocol OptionalValue {
  /// The rule.
  static var sameValue: SameValue { get }
  /// The type of the payload.
  static var wrappedType: Any.Type { get }
  /// The payload.
  var payload: Any? { get }
}

extension Optional: OptionalValue {
  static var sameValue: SameValue { SameValue.optional(of: Wrapped.self) }
  static var wrappedType: Any.Type { Wrapped.self }
  var payload: Any? { self }
}
