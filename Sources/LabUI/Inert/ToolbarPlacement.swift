/// Which bar is meant.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// The one there is.
  public static let automatic = ToolbarPlacement("automatic")

  /// The upper one.
  public static let navigationBar = ToolbarPlacement("navigationBar")

  /// The one of tabs.
  public static let tabBar = ToolbarPlacement("tabBar")

  /// The lower one.
  public static let bottomBar = ToolbarPlacement("bottomBar")
}
