/// An app; the lab mounts its views itself.
@MainActor
@preconcurrency
public protocol App {
  /// The kind of scene.
  associatedtype Body: Scene
  /// The scenes.
  @SceneBuilder @preconcurrency var body: Body { get }
  /// Makes the app.
  init()
}

extension App {
  /// Does nothing: the lab has no app to run.
  public static func main() {}
}
