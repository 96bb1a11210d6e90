/// An app's settings window.
public struct Settings<Content: View>: Scene {
  /// Holds a view.
  public init(@ViewBuilder content: () -> Content) {}

  /// Is never evaluated.
  public var body: Never { fatalError("a scene of the lab has no body") }
}
