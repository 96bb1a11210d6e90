/// A value that outlives the views, kept in the user's defaults: here for the length of a run.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  /// Where it is kept; nothing for what a scene keeps.
  private let store: UserDefaults?
  private var location: KeyedLocation<Value>?
  /// The property's name with its view's, once it is linked.
  private var name: String?

  init(initial: Value, key: String, store: UserDefaults?) {
    self.key = key
    self.store = store
    self.initial = initial
  }

  private var stored: KeyedLocation<Value> {
    location ?? Self.location(key, store, in: Graph.current)
  }

  /// The value.
  public var wrappedValue: Value {
    get {
      let stored = stored
      stored.reload()
      return stored.value ?? initial
    }
    nonmutating set { stored.set(newValue, by: KeyedLocation.Writer(name: name, initial: initial)) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let stored = stored
    let initial = initial
    let writer = KeyedLocation.Writer(name: name, initial: initial)
    return Binding(
      ClosureLocation(get: { stored.value ?? initial }, set: { stored.set($0, by: writer) }),
      stored.value ?? initial
    )
  }

  /// Links it to the value of its key.
  public static func _install(_ pointer: UnsafeMutableRawPointer, _ installation: _Installation) {
    let wrapper = pointer.assumingMemoryBound(to: Self.self)
    let node = installation.node
    let location = location(wrapper.pointee.key, wrapper.pointee.store, in: node.graph)
    let name = installation.propertyName
    location.add(node, as: name, initial: wrapper.pointee.initial)
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
    _ store: UserDefaults?,
    in graph: Graph
  ) -> KeyedLocation<Value> {
    let place = StoragePlace(
      key: key,
      store: store.map { ObjectIdentifier($0) },
      type: ObjectIdentifier(Value.self)
    )
    if let location = graph.storage[place] as? KeyedLocation<Value> { return location }
    let entry = store.map { DefaultsEntry<Value>(store: $0, key: key) }
    let location = KeyedLocation(key: key, entry: entry)
    graph.storage[place] = location
    return location
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Keeps nothing under a key until it is written.
  public init<T>(_ key: String, store: UserDefaults? = nil) where Value == T? {
    self.init(initial: nil, key: key, store: store ?? .standard)
  }
}

extension AppStorage {
  /// Keeps a truth value under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(initial: wrappedValue, key: key, store: store ?? .standard)
  }

  /// Keeps a number under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(initial: wrappedValue, key: key, store: store ?? .standard)
  }

  /// Keeps a number under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(initial: wrappedValue, key: key, store: store ?? .standard)
  }

  /// Keeps a text under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(initial: wrappedValue, key: key, store: store ?? .standard)
  }

  /// Keeps an address under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(initial: wrappedValue, key: key, store: store ?? .standard)
  }

  /// Keeps a moment under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(initial: wrappedValue, key: key, store: store ?? .standard)
  }

  /// Keeps data under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(initial: wrappedValue, key: key, store: store ?? .standard)
  }

  /// Keeps a value with a raw number under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(initial: wrappedValue, key: key, store: store ?? .standard)
  }

  /// Keeps a value with a raw text under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(initial: wrappedValue, key: key, store: store ?? .standard)
  }
}
