/// A view of the lab's own, which has no body.
@MainActor
protocol Primitive: View where Body == Never {
  /// Gives the node's children their views.
  func render(in node: _ViewNode)
}

extension Primitive {
  /// Is never evaluated.
  public var body: Never { fatalError("a view of the lab has no body") }

  /// Gives the node's children their views, for the lab alone.
  public func _render(in node: _ViewNode) { render(in: node) }
}
