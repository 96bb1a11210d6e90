/// The publisher of an observable object's changes.
public final class ObservableObjectPublisher: Publisher {
  /// It says only that something changes.
  public typealias Output = Void
  /// It never fails.
  public typealias Failure = Never

  private let relay = Relay<Void, Never>()

  /// The property that is being written while this sends, where it is known.
  package private(set) var property: String?

  /// Makes one without subscribers.
  public init() {}

  /// Says that the object will change.
  public func send() { relay.send(()) }

  /// Says that a property of the object will change.
  ///
  /// - Parameter property: The property's name.
  func send(property: String) {
    self.property = property
    defer { self.property = nil }
    send()
  }

  /// Begins to send to a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    relay.add(subscriber)
  }
}
