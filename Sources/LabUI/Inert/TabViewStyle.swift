/// How pages are chosen; in the lab always by their labels.
public protocol TabViewStyle {}

/// The look `automatic`.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Makes it.
  public init() {}
}

/// The look `page`.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots of pages are seen.
  public enum IndexDisplayMode: Sendable {
    /// As the system decides.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }

  /// Makes it.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The look `automatic`.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// The look `page`.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// The look `page`.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}

/// The look `sidebarAdaptable`.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Makes it.
  public init() {}
}

/// The look `tabBarOnly`.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Makes it.
  public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// The look `sidebarAdaptable`.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// The look `tabBarOnly`.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
