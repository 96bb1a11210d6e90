/// A view that changes what its content is for the user.
struct ElementView<Content: View>: Primitive {
  let content: Content
  let change: ([Element]) -> [Element]

  func render(in node: _ViewNode) {
    node.element = change
    node.child(0, content)
  }
}

extension View {
  /// Changes each of the elements that this view shows.
  func eachElement(_ change: @escaping (inout Element) -> Void) -> ElementView<Self> {
    ElementView(content: self) { elements in
      elements.map { element in
        var element = element
        change(&element)
        return element
      }
    }
  }
}
