/// What a screen reader makes of a view's parts.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// Nothing.
  public static let ignore = AccessibilityChildBehavior("ignore")

  /// One thing.
  public static let combine = AccessibilityChildBehavior("combine")

  /// Several things.
  public static let contain = AccessibilityChildBehavior("contain")
}
