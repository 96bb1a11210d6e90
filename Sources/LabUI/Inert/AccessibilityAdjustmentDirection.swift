/// Which way an assistant steps.
public enum AccessibilityAdjustmentDirection: Sendable, Hashable, CaseIterable {
  /// Up.
  case increment
  /// Down.
  case decrement
}
