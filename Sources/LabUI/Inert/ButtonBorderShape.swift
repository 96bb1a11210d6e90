/// Which outline a button has.
public struct ButtonBorderShape: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// As the system decides.
  public static let automatic = ButtonBorderShape("automatic")

  /// A capsule.
  public static let capsule = ButtonBorderShape("capsule")

  /// A rectangle with round corners.
  public static let roundedRectangle = ButtonBorderShape("roundedRectangle")

  /// A circle.
  public static let circle = ButtonBorderShape("circle")
}
