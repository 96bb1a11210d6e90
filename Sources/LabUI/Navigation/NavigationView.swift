/// A stack of pages, in the older form.
public struct NavigationView<Content: View>: Primitive {
  private let content: Content

  /// Makes a stack over a root.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  func render(in node: _ViewNode) {
    let content = content
    node.child(0, NavigationStack { content })
  }
}
