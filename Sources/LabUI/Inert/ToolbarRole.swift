/// What a bar is for.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// As the system decides.
  public static let automatic = ToolbarRole("automatic")
  /// To go through content.
  public static let browser = ToolbarRole("browser")
  /// To edit a document.
  public static let editor = ToolbarRole("editor")
  /// To go through pages.
  public static let navigationStack = ToolbarRole("navigationStack")
}
