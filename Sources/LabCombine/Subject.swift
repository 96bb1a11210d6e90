/// A publisher that values are put into.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all subscribers.
  func send(_ value: Output)
  /// Ends it.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Sends that something happened.
  public func send() { send(()) }
}
