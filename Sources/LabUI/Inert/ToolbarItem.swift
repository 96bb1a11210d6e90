/// A control for a bar.
public struct ToolbarItem<Content: View>: ToolbarContent {
  private let content: Content

  /// Puts a control at a place.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// Has no further parts.
  public var body: Never { fatalError("a view of the lab has no body") }

  /// The control as a view, for the lab alone.
  public var view: AnyView { AnyView(content) }
}

extension ToolbarItem {
  /// Puts a control at a place, known by a name where users arrange the bar.
  public init(
    id: String,
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content)
  }
}
