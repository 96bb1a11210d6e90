/// A view that can scroll what is in it; the lab shows all at once.
public struct ScrollViewReader<Content: View>: Primitive {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// Makes the content.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  func render(in node: _ViewNode) {
    let content = content
    node.child(0, ScopeView { content(ScrollViewProxy()) })
  }
}
