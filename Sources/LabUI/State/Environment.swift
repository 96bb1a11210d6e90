/// A value of the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let source: Source
  private var value: Value?

  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value?, type: Any.Type)

    func read(_ values: EnvironmentValues) -> Value? {
      switch self {
      case .keyPath(let keyPath): values[keyPath: keyPath]
      case .object(let read, _): read(values)
      }
    }
  }

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  /// Reads the observable object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    source = .object({ $0.object(of: objectType) }, type: objectType)
  }

  /// Reads the observable object of a type, if there is one.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    source = .object({ .some($0.object(of: objectType)) }, type: objectType)
  }

  /// The value.
  public var wrappedValue: Value {
    if let value { return value }
    switch source {
    case .keyPath(let keyPath): return EnvironmentValues()[keyPath: keyPath]
    case .object(_, let type):
      let name = TypeNames.name(of: type)
      fatalError(
        """
        No Observable object of type \(name) found. A View.environment(_:) for \(name) may be \
        missing as an ancestor of this view.
        """
      )
    }
  }

  /// Reads the environment.
  public static func _install(_ pointer: UnsafeMutableRawPointer, _ installation: _Installation) {
    let wrapper = pointer.assumingMemoryBound(to: Self.self)
    let name = installation.propertyName
    let slot = installation.slot { Slot(wrapper.pointee.source, label: name) }.storage
    slot.value = wrapper.pointee.source.read(installation.node.environment)
    wrapper.pointee.value = slot.value
  }

  /// It has no input; the environment is compared apart.
  public static func _isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }

  private final class Slot: EnvironmentReader {
    let label: String
    var value: Value?
    private let source: Source

    init(_ source: Source, label: String) {
      self.source = source
      self.label = label
    }

    func differs(in environment: EnvironmentValues) -> Bool {
      !SameValue.isSame(source.read(environment), value)
    }
  }
}
