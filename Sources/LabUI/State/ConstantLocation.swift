/// A value that cannot be written.
final class ConstantLocation<Value>: Location<Value> {
  private let value: Value

  init(_ value: Value) { self.value = value }

  override func get() -> Value { value }
  override func isSame(as other: Location<Value>) -> Bool { other is ConstantLocation<Value> }
}
