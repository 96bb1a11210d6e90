/// A view that makes its content for the room it has; the lab has the room of a telephone.
public struct GeometryReader<Content: View>: Primitive {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// Makes the content for the room there is.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  func render(in node: _ViewNode) {
    let content = content
    node.child(0, ScopeView { content(GeometryProxy()) })
  }
}
