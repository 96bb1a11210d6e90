/// Why something is hidden.
public struct RedactionReasons: OptionSet, Sendable {
  /// The choices as bits.
  public let rawValue: Int

  /// Makes a set of choices.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It is not known yet.
  public static let placeholder = RedactionReasons(rawValue: 1)

  /// It is private.
  public static let privacy = RedactionReasons(rawValue: 2)

  /// It is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}
