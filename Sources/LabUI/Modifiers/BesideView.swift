/// A view with others that are shown somewhere else: in a bar, a menu, behind a swipe.
struct BesideView<Content: View, Beside: View>: Primitive, PassingView {
  let content: Content
  let beside: Beside
  let kind: Element.Kind?

  nonisolated static var reach: Reach { .place(0) }

  func render(in node: _ViewNode) {
    node.child(0, content)
    if let kind {
      node.child(1, ElementView(content: beside) { [Element(kind, children: $0)] })
    } else {
      node.child(1, beside)
    }
  }
}
