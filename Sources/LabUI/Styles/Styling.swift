/// A style in the environment, without its type: how it shows a control.
struct Styling<Configuration> {
  private let place: @MainActor (_ViewNode, Configuration) -> Void

  /// Hides a style's type.
  init<Style, Content: View>(
    _ style: Style,
    _ make: @escaping @MainActor (Style, Configuration) -> Content
  ) {
    place = { node, configuration in
      node.child(0, StyledView(style: style, configuration: configuration, make: make))
    }
  }

  /// Shows a control at a place.
  func show(_ configuration: Configuration, in node: _ViewNode) {
    onMain { place(node, configuration) }
  }
}
