/// Distances from the sides of a rectangle.
public struct EdgeInsets: Equatable, Sendable {
  /// From the upper side.
  public var top: CGFloat
  /// From the side where lines begin.
  public var leading: CGFloat
  /// From the lower side.
  public var bottom: CGFloat
  /// From the side where lines end.
  public var trailing: CGFloat

  /// Makes distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes no distances.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}
