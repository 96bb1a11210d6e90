/// How columns looks; in the lab always the same.
public protocol NavigationSplitViewStyle {}

/// The look `automatic`.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes it.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The look `automatic`.
  public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}

/// The look `balanced`.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes it.
  public init() {}
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The look `balanced`.
  public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}

/// The look `prominentDetail`.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes it.
  public init() {}
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The look `prominentDetail`.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}
