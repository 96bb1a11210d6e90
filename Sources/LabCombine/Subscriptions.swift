/// Subscriptions that are always there.
public enum Subscriptions {
  /// One of a publisher that has nothing to cancel.
  public static var empty: any Subscription { Inert() }

  private struct Inert: Subscription {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}
