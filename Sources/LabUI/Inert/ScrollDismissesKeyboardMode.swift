/// Whether scrolling takes the keyboard away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// As the system decides.
  public static let automatic = ScrollDismissesKeyboardMode("automatic")

  /// At once.
  public static let immediately = ScrollDismissesKeyboardMode("immediately")

  /// With the finger.
  public static let interactively = ScrollDismissesKeyboardMode("interactively")

  /// Never.
  public static let never = ScrollDismissesKeyboardMode("never")
}
