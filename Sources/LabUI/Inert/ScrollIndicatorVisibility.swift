/// Whether one sees how far a list is scrolled.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// As the system decides.
  public static let automatic = ScrollIndicatorVisibility("automatic")

  /// One does.
  public static let visible = ScrollIndicatorVisibility("visible")

  /// One does not.
  public static let hidden = ScrollIndicatorVisibility("hidden")

  /// Never.
  public static let never = ScrollIndicatorVisibility("never")
}
