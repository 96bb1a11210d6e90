/// The room that a view has.
public struct GeometryProxy: Sendable {
  /// Its size, the same on every screen of the lab.
  public var size: CGSize { CGSize(width: 393, height: 852) }

  /// The margins that the system keeps.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// Its place in a coordinate space.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size)
  }
}
