/// A node's subscription to an observable object's changes.
final class ObjectSubscription: DeclaredRead {
  private weak var object: AnyObject?
  private var line: AnyCancellable?

  private static let background =
    "Publishing changes from background threads is not allowed; make sure to publish values from "
    + "the main thread (via operators like receive(on:)) on model updates."

  /// The object's type: every change of the object counts.
  private(set) var declaredRead: String?

  /// Updates a node from now on whenever an object says that it changes.
  func follow<Object: ObservableObject>(_ object: Object, by node: _ViewNode) {
    guard self.object !== object else { return }
    self.object = object
    let publisher = object.objectWillChange
    let typeName = TypeNames.name(of: type(of: object as AnyObject))
    declaredRead = "\(typeName), all of it"
    line = publisher.sink { [weak node] _ in
      guard let node, node.isAlive else { return }
      if QueuedWork.isRunning { node.graph.warn(Self.background, path: node.path) }
      let property = (publisher as? ObservableObjectPublisher)?.property ?? "objectWillChange"
      node.graph.invalidate(node.owner, because: .published("\(typeName).\(property)"))
    }
  }
}
