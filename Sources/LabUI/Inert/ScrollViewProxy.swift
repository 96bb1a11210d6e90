/// Scrolls what is in a view; the lab shows all at once.
public struct ScrollViewProxy: Sendable {
  /// Scrolls to a view by its identity.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
