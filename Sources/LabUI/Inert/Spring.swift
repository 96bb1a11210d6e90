/// How a spring swings.
public struct Spring: Hashable, Sendable {
  /// Makes a spring.
  public init(duration: Double = 0.5, bounce: Double = 0) {}

  /// A spring that swings.
  public static let bouncy = Spring()
  /// A spring that hardly swings.
  public static let snappy = Spring()
  /// A spring that does not swing.
  public static let smooth = Spring()
}
