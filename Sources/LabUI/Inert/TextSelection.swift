/// Whether a text can be selected.
public struct TextSelection: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// It can.
  public static let enabled = TextSelection("enabled")

  /// It cannot.
  public static let disabled = TextSelection("disabled")
}
