/// Which columns are shown.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// As usual.
  public static let automatic = NavigationSplitViewVisibility("automatic")
  /// All.
  public static let all = NavigationSplitViewVisibility("all")
  /// The last two.
  public static let doubleColumn = NavigationSplitViewVisibility("doubleColumn")
  /// The last.
  public static let detailOnly = NavigationSplitViewVisibility("detailOnly")
}
