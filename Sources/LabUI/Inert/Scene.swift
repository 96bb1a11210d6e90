/// A part of an app that the system shows.
@MainActor
@preconcurrency
public protocol Scene {
  /// The kind of scene that describes this one.
  associatedtype Body: Scene
  /// What the scene consists of.
  @SceneBuilder @preconcurrency var body: Body { get }
  /// What its first window shows; `nil` where it has none.
  var _window: AnyView? { get }
}

extension Never: Scene {}

extension Scene {
  /// What its first window shows.
  public var _window: AnyView? { Body.self == Never.self ? nil : body._window }

  /// Gives an observable object to all views.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    SceneScope(self) { $0.environment(object) }
  }

  /// Sets a value of the environment.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some Scene {
    SceneScope(self) { $0.environment(keyPath, value) }
  }

  /// Calls something when a value differs.
  public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (V, V) -> Void
  ) -> some Scene {
    SceneScope(self) { $0.onChange(of: value, initial: initial, action) }
  }

  /// Is told of a change.
  public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some Scene {
    SceneScope(self) { $0.onChange(of: value, initial: initial, action) }
  }

  /// Is told of a change.
  public func onChange<V: Equatable>(
    of value: V,
    perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    SceneScope(self) { $0.onChange(of: value) { _, new in action(new) } }
  }

  /// Adds commands to the menu.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    self
  }

  /// Gives an object to all views.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    SceneScope(self) { $0.environmentObject(object) }
  }

  /// Gives windows a size.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
}
