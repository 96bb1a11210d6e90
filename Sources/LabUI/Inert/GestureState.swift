/// A value that lasts as long as a gesture; in the lab none begins, and it stays as it was.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  /// The value at rest.
  public let wrappedValue: Value

  /// Makes a value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Makes a value.
  public init(initialValue: Value) { wrappedValue = initialValue }

  /// Makes a value that goes back with an animation.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.wrappedValue = wrappedValue
  }

  /// What a gesture updates.
  public var projectedValue: GestureState<Value> { self }
}
