/// How large texts are.
public enum DynamicTypeSize: Int, Sendable, Hashable, CaseIterable, Comparable {
  /// Very small.
  case xSmall
  /// Small.
  case small
  /// A little smaller than usual.
  case medium
  /// As usual.
  case large
  /// Larger.
  case xLarge
  /// Much larger.
  case xxLarge
  /// Very large.
  case xxxLarge
  /// Large for those who see badly.
  case accessibility1
  /// Larger for those who see badly.
  case accessibility2
  /// Much larger for those who see badly.
  case accessibility3
  /// Very large for those who see badly.
  case accessibility4
  /// As large as can be.
  case accessibility5

  /// Whether one is smaller.
  public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Whether it is one for those who see badly.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
