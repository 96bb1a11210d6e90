/// Nothing.
public struct EmptyView: Primitive {
  /// Makes nothing.
  nonisolated public init() {}

  func render(in node: _ViewNode) {}
}
