/// The place where a style shows a control; a control in it that is of the same kind has no style.
struct StyledPlace<Configuration>: Primitive {
  let styling: Styling<Configuration>
  let configuration: Configuration

  func render(in node: _ViewNode) { styling.show(configuration, in: node) }
}
