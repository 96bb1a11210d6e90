/// A side of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
  /// The upper side.
  case top
  /// The side where lines begin.
  case leading
  /// The lower side.
  case bottom
  /// The side where lines end.
  case trailing

  /// Several sides.
  public struct Set: OptionSet, Sendable {
    /// The sides as bits.
    public let rawValue: Int8

    /// Makes a set of sides.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// A set of one side.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    /// The upper side.
    public static let top = Set(.top)
    /// The side where lines begin.
    public static let leading = Set(.leading)
    /// The lower side.
    public static let bottom = Set(.bottom)
    /// The side where lines end.
    public static let trailing = Set(.trailing)
    /// The sides where lines begin and end.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and the lower side.
    public static let vertical: Set = [.top, .bottom]
    /// All sides.
    public static let all: Set = [.horizontal, .vertical]
  }
}
