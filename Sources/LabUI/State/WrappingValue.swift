/// An optional, seen without its type.
protocol WrappingValue {
  /// What it holds.
  var wrapped: Any? { get }
}

extension Optional: WrappingValue {
  var wrapped: Any? { self }
}
