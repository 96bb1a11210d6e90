/// Nothing.
public struct EmptyView: Primitive {
  /// Makes nothing.
  public init() {}

  func render(in node: _ViewNode) {}
}
