/// Controls for a bar.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  private let content: Content

  /// Puts controls at a place.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// Has no further parts.
  public var body: Never { fatalError("a view of the lab has no body") }

  /// The controls as a view, for the lab alone.
  public var view: AnyView { AnyView(content) }
}
