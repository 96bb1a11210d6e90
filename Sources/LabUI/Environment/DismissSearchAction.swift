/// Ends a search: empties the field and leaves it.
public struct DismissSearchAction {
  private let action: SharedAction?

  init(_ action: SharedAction?) { self.action = action }

  /// Ends it; does nothing where nothing can be searched.
  @MainActor
  public func callAsFunction() { action?.call() }
}

extension DismissSearchAction: @unchecked Sendable {}

extension EnvironmentValues {
  /// Ends the search of the view around.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }

  private enum DismissSearchKey: EnvironmentKey {
    static var defaultValue: DismissSearchAction { DismissSearchAction(nil) }
  }
}
