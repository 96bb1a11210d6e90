/// A column or row of a grid.
public struct GridItem: Sendable {
  /// How wide it is.
  public enum Size: Sendable {
    /// That wide.
    case fixed(CGFloat)
    /// As wide as there is room.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as there is room for.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How wide it is.
  public var size: Size

  /// Makes a column or row.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
  }
}
