/// How a stack of pages looks; in the lab always the same.
public protocol NavigationViewStyle {}

/// The look `automatic`.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Makes it.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The look `automatic`.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

/// The look `stack`.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Makes it.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// The look `stack`.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

/// The look `columns`.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Makes it.
  public init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// The look `columns`.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}
