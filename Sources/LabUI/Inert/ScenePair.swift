/// Two scenes, of which the first that has a window is shown.
struct ScenePair<First: Scene, Second: Scene>: Scene {
  let first: First
  let second: Second

  var body: Never { fatalError("a scene of the lab has no body") }

  var _window: AnyView? { first._window ?? second._window }
}
