/// The right to read and write a value that someone else owns.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  let location: Location<Value>
  private var value: Value

  /// The transaction of writes; the lab animates nothing.
  public var transaction = Transaction()

  init(_ location: Location<Value>, _ value: Value) {
    self.location = location
    self.value = value
  }

  /// A binding that reads and writes by closures.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    let getter = unsafeBitCast(get, to: (() -> Value).self)
    let setter = unsafeBitCast(set, to: ((Value) -> Void).self)
    self.init(ClosureLocation(get: getter, set: setter), getter())
  }

  /// A binding that reads and writes by closures.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    let getter = unsafeBitCast(get, to: (() -> Value).self)
    let setter = unsafeBitCast(set, to: ((Value, Transaction) -> Void).self)
    self.init(ClosureLocation(get: getter) { setter($0, Transaction()) }, getter())
  }

  /// A binding to a value that does not change.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(ConstantLocation(value), value)
  }

  /// The value: while views are updated the one that the update began with, otherwise the last one.
  public var wrappedValue: Value {
    get {
      guard Graph.current.isUpdating else { return location.get() }
      location.markRead()
      return value
    }
    nonmutating set { location.set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Takes another binding's projection.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a property of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(ProjectedLocation(location, keyPath), wrappedValue[keyPath: keyPath])
  }

  /// The same binding with an animation, which the lab leaves out.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

  /// The same binding with a transaction, which the lab leaves out.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }

  /// Takes the owner's present value, which counts as reading it.
  public static func _install(_ pointer: UnsafeMutableRawPointer, _ installation: _Installation) {
    let binding = pointer.assumingMemoryBound(to: Self.self)
    binding.pointee.location.markRead()
    if !(binding.pointee.location is ConstantLocation<Value>) {
      binding.pointee.value = binding.pointee.location.get()
    }
  }

  /// Compares the places and the values.
  public static func _isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    let old = old.assumingMemoryBound(to: Self.self)
    let new = new.assumingMemoryBound(to: Self.self)
    return old.pointee.location.isSame(as: new.pointee.location)
      && SameValue.isSame(old.pointee.value, new.pointee.value)
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// The value's identity.
  public var id: Value.ID { wrappedValue.id }
}
