/// The values that a view passes to all below it.
public struct EnvironmentValues: CustomStringConvertible {
  private var values: [ObjectIdentifier: Any] = [:]
  private var objects: [ObjectIdentifier: AnyObject] = [:]
  /// Differs whenever a value does.
  private(set) var version = 0

  nonisolated(unsafe) private static var lastVersion = 0

  /// Has the default of every key.
  public init() {}

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      guard let value = values[ObjectIdentifier(key)] as? K.Value else { return K.defaultValue }
      return value
    }
    set {
      if let old = values[ObjectIdentifier(key)] as? K.Value, SameValue.isSame(old, newValue) {
        return
      }
      values[ObjectIdentifier(key)] = newValue
      renew()
    }
  }

  /// How many values were set.
  public var description: String { "\(values.count + objects.count) values" }

  /// The object of a type that was put in.
  func object<T: AnyObject>(of type: T.Type) -> T? {
    objects[ObjectIdentifier(type)].map { unsafeDowncast($0, to: T.self) }
  }

  /// Puts an object in, by its type.
  mutating func put<T: AnyObject>(_ object: T?) {
    guard objects[ObjectIdentifier(T.self)] !== object else { return }
    objects[ObjectIdentifier(T.self)] = object
    renew()
  }

  private mutating func renew() {
    Self.lastVersion += 1
    version = Self.lastVersion
  }
}
