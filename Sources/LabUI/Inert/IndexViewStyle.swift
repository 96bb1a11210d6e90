/// How the dots of pages look; in the lab always the same.
public protocol IndexViewStyle {}

/// The look `page`.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When a background is drawn.
  public enum BackgroundDisplayMode: Sendable {
    /// As usual.
    case automatic
    /// Always.
    case always
    /// While they are touched.
    case interactive
    /// Never.
    case never
  }

  /// Makes it.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// The look `page`.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// The look `page`.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}
