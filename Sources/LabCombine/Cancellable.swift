/// Something that can be stopped.
public protocol Cancellable {
  /// Stops it.
  func cancel()
}

/// The connection of a subscriber with a publisher.
public protocol Subscription: Cancellable {
  /// Asks for values.
  func request(_ demand: Subscribers.Demand)
}

extension Cancellable {
  /// Keeps it in a set, for as long as the set lives.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).insert(into: &set)
  }

  /// Keeps it in a collection, for as long as the collection lives.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }
}
