/// What an assistant's action is.
public struct AccessibilityActionKind: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// The usual action.
  public static let `default` = AccessibilityActionKind("default")
  /// Goes away.
  public static let escape = AccessibilityActionKind("escape")
  /// Begins or pauses.
  public static let magicTap = AccessibilityActionKind("magicTap")
}
