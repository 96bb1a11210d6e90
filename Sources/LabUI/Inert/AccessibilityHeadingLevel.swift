/// How deep a heading stands.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// Without a level.
  case unspecified
  /// On top.
  case h1
  /// Below it.
  case h2
  /// Below that.
  case h3
}
