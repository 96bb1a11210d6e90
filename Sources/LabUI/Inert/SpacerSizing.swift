/// How much room there is.
public enum SpacerSizing: Hashable, Sendable {
  /// As much as is left.
  case flexible
  /// Always the same.
  case fixed
}
