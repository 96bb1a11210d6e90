/// A part of an app that the system shows.
@MainActor
@preconcurrency
public protocol Scene {
  /// The kind of scene that describes this one.
  associatedtype Body: Scene
  /// What the scene consists of.
  @SceneBuilder @preconcurrency var body: Body { get }
}

extension Never: Scene {}

extension Scene {
  /// Sets a value of the environment; the lab mounts views, not scenes.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { self }

  /// Sets a value of the environment; the lab mounts views, not scenes.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some Scene { self }

  /// Calls something when a value differs; the lab mounts views, not scenes.
  public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (V, V) -> Void
  ) -> some Scene { self }

  /// Is told of a change; the lab runs no scene.
  public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some Scene { self }

  /// Is told of a change; the lab runs no scene.
  public func onChange<V: Equatable>(
    of value: V,
    perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene { self }

  /// Adds commands to the menu.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    self
  }

  /// Gives an object to all views.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { self }

  /// Gives windows a size.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
}
