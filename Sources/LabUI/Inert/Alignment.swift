/// Where views stand in what is around them.
public struct Alignment: Equatable, Sendable {
  /// Along lines.
  public var horizontal: HorizontalAlignment
  /// Across lines.
  public var vertical: VerticalAlignment

  /// Makes a place.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The side where lines begin.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The side where lines end.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The upper side.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The lower side.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// A corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// A corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// A corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// A corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The first line of text, in the middle.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center,
    vertical: .firstTextBaseline
  )
}
