/// The screen, for those who ask UIKit for its size; the lab's is that of a usual telephone.
@MainActor
public final class UIScreen {
  /// The only one.
  public static let main = UIScreen()

  /// Its place and size in points.
  public let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)

  /// Pixels a point.
  public let scale: CGFloat = 3

  private init() {}
}
