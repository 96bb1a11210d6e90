extension EnvironmentValues {
  /// What a button does after its own action, such as closing the alert that it is in.
  var buttonCompletion: SharedAction? {
    get { self[ButtonCompletionKey.self] }
    set { self[ButtonCompletionKey.self] = newValue }
  }

  /// What the return key does in a field.
  var submitAction: SharedAction? {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }

  /// What the return key does in a field for searching.
  var searchAction: SharedAction? {
    get { self[SearchKey.self] }
    set { self[SearchKey.self] = newValue }
  }

  /// The stack that links push onto.
  var navigator: Navigator? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }

  /// The stack of a split view's last column, for what stands in its first ones.
  var detailNavigator: Navigator? {
    get { self[DetailNavigatorKey.self] }
    set { self[DetailNavigatorKey.self] = newValue }
  }

  /// The search that what is in it is suggested for.
  var suggestedSearch: SuggestedSearch? {
    get { self[SuggestedSearchKey.self] }
    set { self[SuggestedSearchKey.self] = newValue }
  }

  private enum ButtonCompletionKey: EnvironmentKey {
    static var defaultValue: SharedAction? { nil }
  }
  private enum SubmitKey: EnvironmentKey { static var defaultValue: SharedAction? { nil } }
  private enum SearchKey: EnvironmentKey { static var defaultValue: SharedAction? { nil } }
  private enum NavigatorKey: EnvironmentKey { static var defaultValue: Navigator? { nil } }
  private enum DetailNavigatorKey: EnvironmentKey { static var defaultValue: Navigator? { nil } }
  private enum SuggestedSearchKey: EnvironmentKey {
    static var defaultValue: SuggestedSearch? { nil }
  }
}
