/// How large texts are.
public enum DynamicTypeSize: Sendable, Hashable, CaseIterable {
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
}
