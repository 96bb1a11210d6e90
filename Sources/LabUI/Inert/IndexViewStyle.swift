/// How the dots of pages looks; in the lab always the same.
public protocol IndexViewStyle {}

/// The look `page`.
public struct PageIndexViewStyle: IndexViewStyle {
  /// Makes it.
  public init() {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// The look `page`.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
}
