/// A view with the value by which a picker or a tab view knows it.
struct TagView<Content: View>: Primitive, PassingView, Tagged {
  let content: Content
  let tag: AnyHashable

  func render(in node: _ViewNode) {
    let tag = tag
    node.tag = tag
    node.element = { inner in
      inner.map { element in
        var element = element
        element.tag = tag
        return element
      }
    }
    node.child(0, content)
  }
}
