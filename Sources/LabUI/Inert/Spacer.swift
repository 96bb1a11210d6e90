/// Room between views.
public struct Spacer: Primitive {
  /// Makes room.
  public init(minLength: CGFloat? = nil) {}

  func render(in node: _ViewNode) {}
}
