/// Builds the scenes of an app.
@resultBuilder
public struct SceneBuilder {
  /// Builds one scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Builds two scenes, of which the lab mounts none.
  public static func buildBlock<C0: Scene, C1: Scene>(_ c0: C0, _ c1: C1) -> C0 { c0 }
}
