/// A part of the tree with a closure of its own, which is called again when what it read changes.
struct ScopeView<Content: View>: Primitive {
  let label: String?
  let kind: Element.Kind?
  let build: () -> Content

  init(label: String? = nil, kind: Element.Kind? = nil, build: @escaping () -> Content) {
    self.label = label
    self.kind = kind
    self.build = build
  }

  func render(in node: _ViewNode) {
    node.label = label
    if let kind { node.element = { [Element(kind, children: $0)] } }
    node.child(0, node.graph.track(node, build))
  }
}
