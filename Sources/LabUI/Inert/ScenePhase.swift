/// Whether a scene is in use.
public enum ScenePhase: Sendable, Hashable, CaseIterable {
  /// It is not shown.
  case background
  /// It is shown and not in use.
  case inactive
  /// It is in use.
  case active
}
