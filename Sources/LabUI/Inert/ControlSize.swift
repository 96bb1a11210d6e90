/// How large controls are.
public enum ControlSize: Sendable, Hashable, CaseIterable {
  /// Very small.
  case mini
  /// Small.
  case small
  /// As usual.
  case regular
  /// Large.
  case large
  /// Very large.
  case extraLarge
}
