/// Where scrolling comes to rest; nothing is scrolled in the lab.
public protocol ScrollTargetBehavior {}

/// Rests at a page.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Makes it.
  public init() {}
}

/// Rests at a view.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// Makes it.
  public init() {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Rests at a page.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Rests at a view.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
}
