/// The first of several views that has room; in the lab the first.
public struct ViewThatFits<Content: View>: Primitive {
  private let content: Content

  /// Chooses among views.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  func render(in node: _ViewNode) {
    node.element = { inner in Array(inner.prefix(1)) }
    node.child(0, content)
  }
}
