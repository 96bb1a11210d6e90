/// How a list looks; in the lab always the same.
public protocol ListStyle {}

/// The look `automatic`.
public struct DefaultListStyle: ListStyle {
  /// Makes it.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The look `automatic`.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// The look `plain`.
public struct PlainListStyle: ListStyle {
  /// Makes it.
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// The look `plain`.
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// The look `inset`.
public struct InsetListStyle: ListStyle {
  /// Makes it.
  public init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// The look `inset`.
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// The look `grouped`.
public struct GroupedListStyle: ListStyle {
  /// Makes it.
  public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// The look `grouped`.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// The look `insetGrouped`.
public struct InsetGroupedListStyle: ListStyle {
  /// Makes it.
  public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// The look `insetGrouped`.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// The look `sidebar`.
public struct SidebarListStyle: ListStyle {
  /// Makes it.
  public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// The look `sidebar`.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
