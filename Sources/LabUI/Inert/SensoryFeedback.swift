/// What a device lets one feel.
public struct SensoryFeedback: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// Success.
  public static let success = SensoryFeedback("success")

  /// A warning.
  public static let warning = SensoryFeedback("warning")

  /// An error.
  public static let error = SensoryFeedback("error")

  /// A choice.
  public static let selection = SensoryFeedback("selection")

  /// More.
  public static let increase = SensoryFeedback("increase")

  /// Less.
  public static let decrease = SensoryFeedback("decrease")

  /// A blow.
  public static let impact = SensoryFeedback("impact")
}
