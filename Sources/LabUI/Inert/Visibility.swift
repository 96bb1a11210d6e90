/// Whether something is shown.
public enum Visibility: Sendable, Hashable, CaseIterable {
  /// As the system decides.
  case automatic
  /// It is.
  case visible
  /// It is not.
  case hidden
}
