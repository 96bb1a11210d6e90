/// An app; the lab shows its first window.
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
  /// Does nothing: the lab mounts what is to be shown.
  public static func main() {}
}
