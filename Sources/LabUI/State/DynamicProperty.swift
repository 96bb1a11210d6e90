/// A stored property of a view that is linked to the view's storage before its body runs.
public protocol DynamicProperty {
  /// Is called before the body runs.
  mutating func update()

  /// Links the value that lies at a place, for the lab alone.
  static func _install(_ pointer: UnsafeMutableRawPointer, _ installation: _Installation)

  /// Whether two values are the same input, for the lab alone.
  static func _isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}

  /// Links the wrappers inside of it.
  public static func _install(_ pointer: UnsafeMutableRawPointer, _ installation: _Installation) {
    FieldTable.of(self).install(at: pointer, with: installation)
    pointer.assumingMemoryBound(to: Self.self).pointee.update()
  }

  /// Compares field by field.
  public static func _isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    FieldTable.of(self).isSame(old, new)
  }
}
