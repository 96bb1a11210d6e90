/// What is submitted.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The choices as bits.
  public let rawValue: Int

  /// Makes a set of choices.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A text.
  public static let text = SubmitTriggers(rawValue: 1)

  /// A search.
  public static let search = SubmitTriggers(rawValue: 2)
}
