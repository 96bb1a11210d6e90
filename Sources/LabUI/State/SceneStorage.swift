/// A value that a scene keeps: here in memory, for the length of a run.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private var storage: AppStorage<Value>

  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String) {
    storage = AppStorage(initial: wrappedValue, key: "scene:\(key)", store: nil)
  }

  /// Keeps nothing under a key until it is written.
  public init<T>(_ key: String) where Value == T? {
    storage = AppStorage(initial: nil, key: "scene:\(key)", store: nil)
  }

  /// The value.
  public var wrappedValue: Value {
    get { storage.wrappedValue }
    nonmutating set { storage.wrappedValue = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { storage.projectedValue }

  /// Links the storage in it under the property's own name.
  public static func _install(_ pointer: UnsafeMutableRawPointer, _ installation: _Installation) {
    AppStorage<Value>._install(pointer, installation)
  }
}
