/// How high a sheet is.
public struct PresentationDetent: Hashable, Sendable {
  private let height: Double

  /// Half of the screen.
  public static let medium = PresentationDetent(height: 0.5)
  /// The whole screen.
  public static let large = PresentationDetent(height: 1)

  /// A part of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: Double(fraction))
  }

  /// That many points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: Double(height))
  }
}
