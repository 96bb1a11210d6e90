/// Windows that show the same view.
public struct WindowGroup<Content: View>: Scene {
  /// Makes windows.
  public init(@ViewBuilder content: () -> Content) {}

  /// Makes windows with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Makes windows that are known by a name.
  public init(id: String, @ViewBuilder content: () -> Content) {}

  /// Has no further parts.
  public var body: Never { fatalError("a scene of the lab has no body") }
}
