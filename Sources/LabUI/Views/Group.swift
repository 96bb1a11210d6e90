/// Several views as one.
public struct Group<Content> {
  private let content: Content

  private init(holding content: Content) { self.content = content }
}

extension Group: View, Primitive, PassingView where Content: View {
  /// Groups views.
  public init(@ViewBuilder content: () -> Content) { self.init(holding: content()) }

  func render(in node: _ViewNode) { node.child(0, content) }
}
