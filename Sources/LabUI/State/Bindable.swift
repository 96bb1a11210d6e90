/// Makes bindings to the properties of an observable object that was handed in.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// The wrapper itself, whose members are bindings.
  public var projectedValue: Bindable<Value> { self }

  /// Only observable objects can be wrapped.
  @available(
    *,
    unavailable,
    message: "The wrapped value must be an object that conforms to Observable"
  )
  public init(wrappedValue: Value) { fatalError("unavailable") }

  /// Only observable objects can be wrapped.
  @available(
    *,
    unavailable,
    message: "The wrapped value must be an object that conforms to Observable"
  )
  public init(projectedValue: Bindable<Value>) { fatalError("unavailable") }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(ObjectLocation(wrappedValue, keyPath), wrappedValue[keyPath: keyPath])
  }
}

extension Bindable where Value: Observable {
  /// Wraps an observable object.
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }

  /// Wraps an observable object.
  public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }

  /// Takes another wrapper's projection.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  private init(object: Value) { self.init(_object: object) }
}

extension Bindable {
  fileprivate init(_object: Value) {
    self = withUnsafePointer(to: _object) {
      // The struct is its one field; its declared initialisers are unavailable.
      UnsafeRawPointer($0).assumingMemoryBound(to: Bindable<Value>.self).pointee
    }
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The object's identity.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
