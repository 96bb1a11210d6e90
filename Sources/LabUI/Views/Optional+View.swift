extension Optional: View, Primitive, PassingView where Wrapped: View {
  func render(in node: _ViewNode) {
    if let view = self {
      node.child(0, view)
    } else {
      node.dropChildren(from: 0)
    }
  }
}
