/// A view that holds others and shows them one way or another.
@MainActor
protocol ContainerView: Primitive {
  /// The kind of what it holds.
  associatedtype Held: View
  /// What it holds.
  var held: Held { get }
}

extension ContainerView {
  func render(in node: _ViewNode) { node.child(0, held) }
}
