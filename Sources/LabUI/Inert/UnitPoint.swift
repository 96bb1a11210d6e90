/// A point in a rectangle of size one.
public struct UnitPoint: Hashable, Sendable {
  /// Along lines.
  public var x: CGFloat
  /// Across lines.
  public var y: CGFloat

  /// Makes a point.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the upper side.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower side.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The middle of the side where lines begin.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the side where lines end.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// A corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// A corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// A corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// A corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
