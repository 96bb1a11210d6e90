/// How a title is shown.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// As the system decides.
  public static let automatic = ToolbarTitleDisplayMode("automatic")

  /// Small.
  public static let inline = ToolbarTitleDisplayMode("inline")

  /// Large.
  public static let large = ToolbarTitleDisplayMode("large")

  /// Large, in the bar.
  public static let inlineLarge = ToolbarTitleDisplayMode("inlineLarge")
}
