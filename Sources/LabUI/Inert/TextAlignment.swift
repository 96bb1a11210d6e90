/// How the lines of a text stand.
public enum TextAlignment: Sendable, Hashable, CaseIterable {
  /// From where lines begin.
  case leading
  /// In the middle.
  case center
  /// To where lines end.
  case trailing
}
