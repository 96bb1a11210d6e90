/// Where views stand along lines.
public struct HorizontalAlignment: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// Where lines begin.
  public static let leading = HorizontalAlignment("leading")

  /// In the middle.
  public static let center = HorizontalAlignment("center")

  /// Where lines end.
  public static let trailing = HorizontalAlignment("trailing")
}
