/// The bar above a page.
public struct NavigationBarItem: Sendable {
  /// How a title is shown.
  public enum TitleDisplayMode: Sendable {
    /// As on the page before.
    case automatic
    /// Small.
    case inline
    /// Large.
    case large
  }
}
