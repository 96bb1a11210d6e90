/// Refreshes a view's content.
public struct RefreshAction: Sendable {
  private let action: @Sendable () async -> Void

  init(_ action: @escaping @Sendable () async -> Void) { self.action = action }

  /// Refreshes.
  public func callAsFunction() async { await action() }
}
