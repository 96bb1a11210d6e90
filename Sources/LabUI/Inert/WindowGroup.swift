/// The windows of an app; the lab shows one.
public struct WindowGroup<Content: View>: Scene {
  private let content: Content

  /// Holds a view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Holds a view, under a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// Holds a view, known by a name.
  public init(id: String, @ViewBuilder content: () -> Content) { self.init(content: content) }

  /// Holds a view, under a title, known by a name.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// Is never evaluated.
  public var body: Never { fatalError("a scene of the lab has no body") }

  /// What the window shows.
  public var _window: AnyView? { AnyView(content) }
}
