/// The value under a key of the user's defaults, which the snippet's own code may write as well.
///
/// They are Foundation's, of which nothing reaches a disk as long as nobody has them synchronised.
struct DefaultsEntry<Value> {
  let store: UserDefaults
  let key: String

  /// The value, if there is one of the type.
  var value: Value? {
    guard let object = store.object(forKey: key) else { return nil }
    return Self.value(of: object, read: read)
  }

  /// Writes the value, or takes it away.
  func write(_ value: Value) {
    guard let object = Self.object(of: value) else { return store.removeObject(forKey: key) }
    switch object {
    case let object as Bool: store.set(object, forKey: key)
    case let object as Int: store.set(object, forKey: key)
    case let object as Double: store.set(object, forKey: key)
    case let object as URL: store.set(object, forKey: key)
    default: store.set(object, forKey: key)
    }
  }

  /// What is stored, read as a type; a number may be stored as another kind of number.
  private func read(_ type: Any.Type) -> Any? {
    switch type {
    case is Bool.Type: store.bool(forKey: key)
    case is Int.Type: store.integer(forKey: key)
    case is Double.Type: store.double(forKey: key)
    case is String.Type: store.string(forKey: key)
    case is Data.Type: store.data(forKey: key)
    case is URL.Type: store.url(forKey: key)
    default: store.object(forKey: key)
    }
  }

  private static func value(of object: Any, read: (Any.Type) -> Any?) -> Value? {
    if let type = Value.self as? any OptionalValue.Type {
      return value(of: type.wrappedType, read).flatMap { $0 as? Value }
    }
    return value(of: Value.self, read).flatMap { $0 as? Value }
  }

  private static func value(of type: Any.Type, _ read: (Any.Type) -> Any?) -> Any? {
    if let raw = type as? any RawRepresentable.Type { return value(raw, read) }
    return read(type)
  }

  private static func value<T: RawRepresentable>(_ type: T.Type, _ read: (Any.Type) -> Any?) -> Any?
  {
    (read(T.RawValue.self) as? T.RawValue).flatMap { T(rawValue: $0) }
  }

  private static func object(of value: Any) -> Any? {
    if let optional = value as? any OptionalValue {
      return optional.payload.flatMap { object(of: $0) }
    }
    if let raw = value as? any RawRepresentable { return raw.rawValue }
    return value
  }
}
