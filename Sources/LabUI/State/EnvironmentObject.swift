/// An observable object that a view further up put into the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  /// Reads the object of this type.
  public init() {}

  /// The object.
  public var wrappedValue: ObjectType {
    guard let object else {
      let name = TypeNames.name(of: ObjectType.self)
      fatalError(
        """
        No ObservableObject of type \(name) found. A View.environmentObject(_:) for \(name) may be \
        missing as an ancestor of this view.
        """
      )
    }
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  /// Reads the environment and subscribes the view.
  public static func _install(_ pointer: UnsafeMutableRawPointer, _ installation: _Installation) {
    let wrapper = pointer.assumingMemoryBound(to: Self.self)
    let name = installation.propertyName
    let slot = installation.slot { Slot(label: name) }.storage
    let object = installation.node.environment.object(of: ObjectType.self)
    slot.object = object
    if let object { slot.subscription.follow(object, by: installation.node) }
    wrapper.pointee.object = object
  }

  /// It has no input; the environment is compared apart.
  public static func _isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }

  private final class Slot: EnvironmentReader {
    let label: String
    let subscription = ObjectSubscription()
    var object: ObjectType?

    init(label: String) { self.label = label }

    var declaredRead: String? { subscription.declaredRead }

    func differs(in environment: EnvironmentValues) -> Bool {
      environment.object(of: ObjectType.self) !== object
    }
  }
}
