/// A direction.
public enum Axis: Int8, CaseIterable, Sendable {
  /// Along lines.
  case horizontal
  /// Across lines.
  case vertical

  /// Several directions.
  public struct Set: OptionSet, Sendable {
    /// The directions as bits.
    public let rawValue: Int8

    /// Makes a set of directions.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Along lines.
    public static let horizontal = Set(rawValue: 1)
    /// Across lines.
    public static let vertical = Set(rawValue: 2)
  }
}
