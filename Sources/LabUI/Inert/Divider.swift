/// A line between views.
public struct Divider: Primitive {
  /// Makes a line.
  public init() {}

  func render(in node: _ViewNode) {}
}
