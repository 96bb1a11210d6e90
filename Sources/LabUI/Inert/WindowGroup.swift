/// The windows of an app; the lab mounts views without them.
public struct WindowGroup<Content: View>: Scene {
  /// Holds a view.
  public init(@ViewBuilder content: () -> Content) {}

  /// Holds a view, under a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Holds a view, known by a name.
  public init(id: String, @ViewBuilder content: () -> Content) {}

  /// Holds a view, under a title, known by a name.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}

  /// Is never evaluated.
  public var body: Never { fatalError("a scene of the lab has no body") }
}
