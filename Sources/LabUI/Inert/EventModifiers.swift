/// Keys that are held.
public struct EventModifiers: OptionSet, Sendable {
  /// The choices as bits.
  public let rawValue: Int

  /// Makes a set of choices.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Command.
  public static let command = EventModifiers(rawValue: 1)

  /// Shift.
  public static let shift = EventModifiers(rawValue: 2)

  /// Option.
  public static let option = EventModifiers(rawValue: 4)

  /// Control.
  public static let control = EventModifiers(rawValue: 8)
}
