/// Whose gestures are followed; in the lab all of them.
public struct GestureMask: OptionSet, Sendable {
  /// The number of the set.
  public let rawValue: UInt32

  /// Takes the number of a set.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Nobody's.
  public static let none: GestureMask = []
  /// The one that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views below.
  public static let subviews = GestureMask(rawValue: 2)
  /// All of them.
  public static let all: GestureMask = [.gesture, .subviews]
}
