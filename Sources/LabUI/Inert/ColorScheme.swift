/// Whether the screen is light or dark.
public enum ColorScheme: Sendable, Hashable, CaseIterable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}
