/// The parts of a moment that can be chosen.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The parts as bits.
  public let rawValue: UInt

  /// Makes a set of parts.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The time of day.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day.
  public static let date = DatePickerComponents(rawValue: 2)
}
