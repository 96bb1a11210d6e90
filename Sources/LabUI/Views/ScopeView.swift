/// A part of the tree with a closure of its own, which is called again when what it read changes.
struct ScopeView<Content: View>: Primitive, PassingView {
  let label: String?
  let kind: Element.Kind?
  let tag: AnyHashable?
  let build: () -> Content

  init(
    label: String? = nil,
    kind: Element.Kind? = nil,
    tag: AnyHashable? = nil,
    build: @escaping () -> Content
  ) {
    self.label = label
    self.kind = kind
    self.tag = tag
    self.build = build
  }

  func render(in node: _ViewNode) {
    node.label = label
    node.tag = tag
    if let kind {
      let tag = tag
      node.element = { inner in
        var element = Element(kind, children: inner)
        element.tag = tag
        if kind == .row {
          // What the row itself says about its editing.
          element.operations.delete = inner.first?.operations.delete
          element.operations.move = inner.first?.operations.move
        }
        return [element]
      }
    }
    node.child(0, node.graph.track(node, build))
  }
}
