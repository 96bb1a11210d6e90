/// Where a value is kept that wrappers read and write.
class Location<Value> {
  /// The value as it is now.
  func get() -> Value { fatalError("\(Self.self) has no value") }

  /// Writes the value; whoever depends on it is updated.
  func set(_ value: Value) {}

  /// Whether it is the same place as another.
  func isSame(as other: Location<Value>) -> Bool { self === other }

  /// Notes that something depends on the value, as a body does that reads it.
  func markRead() {}
}
