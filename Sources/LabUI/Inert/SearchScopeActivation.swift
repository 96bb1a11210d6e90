/// When what a search is narrowed to is shown.
public struct SearchScopeActivation: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// As the system decides.
  public static let automatic = SearchScopeActivation("automatic")
  /// When a text is typed.
  public static let onTextEntry = SearchScopeActivation("onTextEntry")
  /// When the field is in use.
  public static let onSearchPresentation = SearchScopeActivation("onSearchPresentation")
}
