/// How a corner is round.
public enum RoundedCornerStyle: Sendable, Hashable, CaseIterable {
  /// As a part of a circle.
  case circular
  /// As a smooth curve.
  case continuous
}
