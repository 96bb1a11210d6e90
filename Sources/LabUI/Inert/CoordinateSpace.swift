/// What places are meant in.
public enum CoordinateSpace: Sendable, Hashable, CaseIterable {
  /// The screen.
  case global
  /// The view.
  case local
}
