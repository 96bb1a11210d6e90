/// When a tab bar becomes small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// As usual.
  public static let automatic = TabBarMinimizeBehavior("automatic")
  /// When scrolled down.
  public static let onScrollDown = TabBarMinimizeBehavior("onScrollDown")
  /// Never.
  public static let never = TabBarMinimizeBehavior("never")
}
