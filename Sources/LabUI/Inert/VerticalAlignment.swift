/// Where views stand across lines.
public struct VerticalAlignment: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// At the upper side.
  public static let top = VerticalAlignment("top")

  /// In the middle.
  public static let center = VerticalAlignment("center")

  /// At the lower side.
  public static let bottom = VerticalAlignment("bottom")

  /// On the first line of text.
  public static let firstTextBaseline = VerticalAlignment("firstTextBaseline")

  /// On the last line of text.
  public static let lastTextBaseline = VerticalAlignment("lastTextBaseline")
}
