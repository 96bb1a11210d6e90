/// One of the columns.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// The first.
  public static let sidebar = NavigationSplitViewColumn("sidebar")
  /// The middle one.
  public static let content = NavigationSplitViewColumn("content")
  /// The last.
  public static let detail = NavigationSplitViewColumn("detail")
}
