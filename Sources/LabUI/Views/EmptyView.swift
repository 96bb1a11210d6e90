/// Nothing.
public struct EmptyView: Primitive, PassingView {
  /// Makes nothing.
  nonisolated public init() {}

  func render(in node: _ViewNode) {}
}
