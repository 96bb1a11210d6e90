/// A device that a preview is shown on.
public struct PreviewDevice: ExpressibleByStringLiteral, Sendable {
  /// Takes the device's name.
  public init(rawValue: String) {}

  /// Takes the device's name.
  public init(stringLiteral value: String) {}
}
