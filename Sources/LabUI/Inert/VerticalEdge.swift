/// A side across lines.
public enum VerticalEdge: Sendable, Hashable, CaseIterable {
  /// The upper side.
  case top
  /// The lower side.
  case bottom
}
