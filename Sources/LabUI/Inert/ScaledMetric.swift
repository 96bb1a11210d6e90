/// A length that grows with the texts; in the lab they have their usual size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// The length.
  public let wrappedValue: Value

  /// Scales a length.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Scales a length like a kind of text.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}
