/// A scene whose windows are changed by a modifier.
struct SceneScope<Base: Scene>: Scene {
  private let base: Base
  private let change: @MainActor (AnyView) -> AnyView

  /// Changes what a scene shows.
  init(_ base: Base, _ change: @escaping @MainActor (AnyView) -> some View) {
    self.base = base
    self.change = { AnyView(change($0)) }
  }

  var body: Never { fatalError("a scene of the lab has no body") }

  var _window: AnyView? { base._window.map(change) }
}
