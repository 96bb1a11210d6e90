/// Builds the scenes of an app.
@resultBuilder
public struct SceneBuilder {
  /// Builds one scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Builds two scenes, of which the first window is shown.
  public static func buildBlock<C0: Scene, C1: Scene>(_ c0: C0, _ c1: C1) -> some Scene {
    ScenePair(first: c0, second: c1)
  }

  /// Builds three scenes, of which the first window is shown.
  public static func buildBlock<C0: Scene, C1: Scene, C2: Scene>(
    _ c0: C0,
    _ c1: C1,
    _ c2: C2
  ) -> some Scene {
    ScenePair(first: c0, second: ScenePair(first: c1, second: c2))
  }
}
