/// A view that changes what its content is for the user.
struct ElementView<Content: View>: Primitive, PassingView {
  let content: Content
  let change: ([Element]) -> [Element]

  func render(in node: _ViewNode) {
    node.element = change
    node.child(0, content)
  }
}

extension View {
  /// Changes each of the elements that this view shows; a section is each of those in it.
  func eachElement(_ change: @escaping (inout Element) -> Void) -> ElementView<Self> {
    ElementView(content: self) { elements in elements.map { $0.changed(change) } }
  }
}

extension Element {
  fileprivate func changed(_ change: (inout Element) -> Void) -> Element {
    var element = self
    if kind == .section {
      element.children = children.map { $0.changed(change) }
    } else {
      change(&element)
    }
    return element
  }
}
