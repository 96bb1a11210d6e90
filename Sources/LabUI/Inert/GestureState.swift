/// A value that lasts as long as a gesture; in the lab none begins, and it stays as it was.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let value: Value
  /// The property's name with its view's, once it is linked.
  private var name: String?

  /// The value at rest.
  public var wrappedValue: Value {
    if let name { Graph.current.reader?.reads.insert(name) }
    return value
  }

  /// Makes a value.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// Makes a value.
  public init(initialValue: Value) { value = initialValue }

  /// Makes a value that goes back with an animation.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    value = wrappedValue
  }

  /// What a gesture updates.
  public var projectedValue: GestureState<Value> { self }

  /// Notes its name.
  public static func _install(_ pointer: UnsafeMutableRawPointer, _ installation: _Installation) {
    pointer.assumingMemoryBound(to: Self.self).pointee.name = installation.propertyName
  }
}
