/// An object that tells before any of its published properties changes.
public protocol ObservableObject: AnyObject {
  /// The kind of publisher that tells it.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that the object's published properties send to.
  public var objectWillChange: ObservableObjectPublisher {
    PublisherTable.shared.publisher(of: self)
  }
}
