/// When a list bounces.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// As usual.
  public static let automatic = ScrollBounceBehavior("automatic")
  /// Always.
  public static let always = ScrollBounceBehavior("always")
  /// Where there is more than fits.
  public static let basedOnSize = ScrollBounceBehavior("basedOnSize")
}
