/// An optional, whose payload is compared by its own rule.
protocol OptionalValue {
  /// The rule.
  static var sameValue: SameValue { get }
}

extension Optional: OptionalValue {
  static var sameValue: SameValue { SameValue.optional(of: Wrapped.self) }
}
