/// A side along lines.
public enum HorizontalEdge: Sendable, Hashable, CaseIterable {
  /// Where lines begin.
  case leading
  /// Where lines end.
  case trailing
}
