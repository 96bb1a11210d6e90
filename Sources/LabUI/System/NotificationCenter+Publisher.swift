extension NotificationCenter {
  /// Publishes each notification of a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Publishes each notification of a name.
  public struct Publisher: LabCombine.Publisher {
    /// The notification is published.
    public typealias Output = Notification
    /// It never fails.
    public typealias Failure = Never

    let center: NotificationCenter
    let name: Notification.Name
    let object: AnyObject?

    /// Takes a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let watch = Watch(center)
      watch.token = center.addObserver(forName: name, object: object, queue: nil) { notification in
        if !watch.isOver { _ = subscriber.receive(notification) }
      }
      subscriber.receive(subscription: watch)
    }
  }

  private final class Watch: Subscription, @unchecked Sendable {
    private let center: NotificationCenter
    var token: (any NSObjectProtocol)?
    private(set) var isOver = false

    init(_ center: NotificationCenter) { self.center = center }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {
      isOver = true
      token.map { center.removeObserver($0) }
      token = nil
    }
  }
}
