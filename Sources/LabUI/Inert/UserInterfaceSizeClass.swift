/// How much room a screen has.
public enum UserInterfaceSizeClass: Sendable, Hashable, CaseIterable {
  /// Little.
  case compact
  /// Enough.
  case regular
}
