/// Stands for a view in a closure that changes its looks.
public struct PlaceholderContent<Value>: Primitive {
  func render(in node: _ViewNode) {}
}
