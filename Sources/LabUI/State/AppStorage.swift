/// A value that outlives the views: here in memory, for the length of a run.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private var location: KeyedLocation<Value>?
  /// The property's name with its view's, once it is linked.
  private var name: String?

  init(initial: Value, key: String) {
    self.key = key
    self.initial = initial
  }

  private var stored: KeyedLocation<Value> {
    location ?? Self.location(key, initial, in: Graph.current)
  }

  /// The value.
  public var wrappedValue: Value {
    get { stored.value }
    nonmutating set { stored.set(newValue, as: name) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let stored = stored
    let name = name
    return Binding(
      ClosureLocation(get: { stored.value }, set: { stored.set($0, as: name) }),
      stored.value
    )
  }

  /// Links it to the value of its key.
  public static func _install(_ pointer: UnsafeMutableRawPointer, _ installation: _Installation) {
    let wrapper = pointer.assumingMemoryBound(to: Self.self)
    let node = installation.node
    let location = location(wrapper.pointee.key, wrapper.pointee.initial, in: node.graph)
    let name = installation.propertyName
    location.add(node, as: name)
    _ = installation.slot { NamedRead(name) }
    wrapper.pointee.location = location
    wrapper.pointee.name = name
  }

  /// Compares the keys.
  public static func _isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    old.assumingMemoryBound(to: Self.self).pointee.key
      == new.assumingMemoryBound(to: Self.self).pointee.key
  }

  private static func location(
    _ key: String,
    _ initial: Value,
    in graph: Graph
  ) -> KeyedLocation<Value> {
    if let location = graph.storage[key] as? KeyedLocation<Value> { return location }
    let location = KeyedLocation(initial, key: key)
    graph.storage[key] = location
    return location
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Keeps nothing under a key until it is written.
  public init<T>(_ key: String, store: UserDefaults? = nil) where Value == T? {
    self.init(initial: nil, key: key)
  }
}

extension AppStorage {
  /// Keeps a truth value under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(initial: wrappedValue, key: key)
  }

  /// Keeps a number under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(initial: wrappedValue, key: key)
  }

  /// Keeps a number under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(initial: wrappedValue, key: key)
  }

  /// Keeps a text under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(initial: wrappedValue, key: key)
  }

  /// Keeps an address under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(initial: wrappedValue, key: key)
  }

  /// Keeps a moment under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(initial: wrappedValue, key: key)
  }

  /// Keeps data under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(initial: wrappedValue, key: key)
  }

  /// Keeps a value with a raw number under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(initial: wrappedValue, key: key)
  }

  /// Keeps a value with a raw text under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(initial: wrappedValue, key: key)
  }
}
