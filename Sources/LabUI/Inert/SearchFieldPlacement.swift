/// Where a search field stands.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// As the system decides.
  public static let automatic = SearchFieldPlacement("automatic")

  /// In the bar.
  public static let toolbar = SearchFieldPlacement("toolbar")

  /// In the side column.
  public static let sidebar = SearchFieldPlacement("sidebar")

  /// Under the title.
  public static let navigationBarDrawer = SearchFieldPlacement("navigationBarDrawer")

  /// Under the title, always or when one scrolls.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { .navigationBarDrawer }

  /// When the field is seen.
  public enum NavigationBarDrawerDisplayMode: Sendable {
    /// As the system decides.
    case automatic
    /// Always.
    case always
  }
}
