/// An observable object that was handed in; the view is updated when it says that it changes.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Observes an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Observes an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// The object.
  public var wrappedValue: ObjectType

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Makes bindings to the properties of an observable object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding<Subject>(ObjectLocation(object, keyPath), object[keyPath: keyPath])
    }
  }

  /// Subscribes the view.
  public static func _install(_ pointer: UnsafeMutableRawPointer, _ installation: _Installation) {
    let object = pointer.assumingMemoryBound(to: Self.self).pointee.wrappedValue
    installation.slot { ObjectSubscription() }.storage.follow(object, by: installation.node)
  }

  /// Compares the objects.
  public static func _isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    old.assumingMemoryBound(to: Self.self).pointee.wrappedValue
      === new.assumingMemoryBound(to: Self.self).pointee.wrappedValue
  }
}
