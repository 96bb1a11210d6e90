/// Which parts stay while one scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The choices as bits.
  public let rawValue: Int

  /// Makes a set of choices.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Headers.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)

  /// Footers.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
