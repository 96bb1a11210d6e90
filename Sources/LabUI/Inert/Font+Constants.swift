extension Font {
  /// A kind of text.
  public enum TextStyle: CaseIterable, Sendable {
    /// The kind `largeTitle`.
    case largeTitle
    /// The kind `title`.
    case title
    /// The kind `title2`.
    case title2
    /// The kind `title3`.
    case title3
    /// The kind `headline`.
    case headline
    /// The kind `subheadline`.
    case subheadline
    /// The kind `body`.
    case body
    /// The kind `callout`.
    case callout
    /// The kind `footnote`.
    case footnote
    /// The kind `caption`.
    case caption
    /// The kind `caption2`.
    case caption2
  }

  /// How thick letters are.
  public enum Weight: Hashable, Sendable {
    /// The weight `ultraLight`.
    case ultraLight
    /// The weight `thin`.
    case thin
    /// The weight `light`.
    case light
    /// The weight `regular`.
    case regular
    /// The weight `medium`.
    case medium
    /// The weight `semibold`.
    case semibold
    /// The weight `bold`.
    case bold
    /// The weight `heavy`.
    case heavy
    /// The weight `black`.
    case black
  }

  /// The font of the kind `largeTitle`.
  public static let largeTitle = Font(name: "largeTitle")

  /// The font of the kind `title`.
  public static let title = Font(name: "title")

  /// The font of the kind `title2`.
  public static let title2 = Font(name: "title2")

  /// The font of the kind `title3`.
  public static let title3 = Font(name: "title3")

  /// The font of the kind `headline`.
  public static let headline = Font(name: "headline")

  /// The font of the kind `subheadline`.
  public static let subheadline = Font(name: "subheadline")

  /// The font of the kind `body`.
  public static let body = Font(name: "body")

  /// The font of the kind `callout`.
  public static let callout = Font(name: "callout")

  /// The font of the kind `footnote`.
  public static let footnote = Font(name: "footnote")

  /// The font of the kind `caption`.
  public static let caption = Font(name: "caption")

  /// The font of the kind `caption2`.
  public static let caption2 = Font(name: "caption2")
}
