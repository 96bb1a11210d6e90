/// A value that a view owns and that lasts as long as the view's identity.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private var value: Value
  private var location: StoredLocation<Value>?

  /// Begins with a value.
  public init(wrappedValue value: Value) {
    self.value = value
    Self.noteOffer(of: value)
  }

  /// Begins with a value.
  public init(initialValue value: Value) {
    self.value = value
    Self.noteOffer(of: value)
  }

  /// The value: while views are updated the one that the update began with, otherwise the last one.
  public var wrappedValue: Value {
    get {
      guard let location else { return value }
      guard Graph.current.isUpdating else { return location.get() }
      location.markRead()
      return value
    }
    nonmutating set {
      guard let location else {
        return Graph.current.warn(
          """
          Modifying a State<\(TypeNames.name(of: Value.self))> that is not installed on a view; \
          the value is lost.
          """
        )
      }
      location.set(newValue)
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(value) }
    return Binding(location, Graph.current.isUpdating ? value : location.get())
  }

  /// Links it to its storage.
  public static func _install(_ pointer: UnsafeMutableRawPointer, _ installation: _Installation) {
    let state = pointer.assumingMemoryBound(to: Self.self)
    let offered = state.pointee.value
    let node = installation.node
    let name = installation.propertyName
    let (location, isNew) = installation.slot {
      StoredLocation(offered, owner: node, name: name)
    }
    if let model = modelName(of: offered) {
      if isNew {
        node.graph.log.addKept(model, property: name, path: node.path)
      } else if installation.hasNewInput, !SameValue.isSame(offered, location.value) {
        node.graph.log.add(.dropped(model: model, property: name, path: node.path))
      }
    }
    state.pointee.location = location
    state.pointee.value = location.value
  }

  /// Compares the initial values.
  public static func _isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    let old = old.assumingMemoryBound(to: Self.self)
    let new = new.assumingMemoryBound(to: Self.self)
    return SameValue.isSame(old.pointee.value, new.pointee.value)
  }

  private static func noteOffer(of value: Value) {
    if let model = modelName(of: value) { Graph.current.log.addOffer(of: model) }
  }

  /// The name of a value's type if it is an object.
  private static func modelName(of value: Value) -> String? {
    if Value.self is AnyClass { return TypeNames.name(of: type(of: value)) }
    // A value of another static type is an object only behind `any` or `?`.
    guard !(value is any Equatable), let inner = unwrapped(value) else { return nil }
    let kind = type(of: inner)
    return kind is AnyClass ? TypeNames.name(of: kind) : nil
  }

  private static func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any WrappingValue else { return value }
    return optional.wrapped
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Begins with nothing.
  public init() { self.init(wrappedValue: nil) }
}
