/// An observable object that a view owns: made once, when the view appears.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var storage: Storage?

  private final class Storage: LastingStorage, DeclaredRead {
    let object: ObjectType
    let subscription = ObjectSubscription()

    init(_ object: ObjectType) { self.object = object }

    var declaredRead: String? { subscription.declaredRead }
    var shown: String { TypeNames.name(of: type(of: object as AnyObject)) }
  }

  /// Makes the object when it is first needed.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object.
  public var wrappedValue: ObjectType {
    guard let storage else {
      Graph.current.warn(
        """
        Accessing StateObject<\(TypeNames.name(of: ObjectType.self))> without being installed on a \
        view; this makes a new instance each time.
        """
      )
      return make()
    }
    return storage.object
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  /// Links it to its object.
  public static func _install(_ pointer: UnsafeMutableRawPointer, _ installation: _Installation) {
    let wrapper = pointer.assumingMemoryBound(to: Self.self)
    let node = installation.node
    let (storage, isNew) = installation.slot { Storage(wrapper.pointee.make()) }
    if isNew {
      let model = TypeNames.name(of: type(of: storage.object as AnyObject))
      node.graph.log.addOffer(of: model)
      node.graph.log.addKept(model, property: installation.propertyName, path: node.path)
    }
    storage.subscription.follow(storage.object, by: node)
    wrapper.pointee.storage = storage
  }

  /// The closure that makes the object is no input.
  public static func _isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }
}
