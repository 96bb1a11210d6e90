/// The size of a view and its guides.
public struct ViewDimensions: Sendable {
  /// Its width.
  public var width: CGFloat { 0 }
  /// Its height.
  public var height: CGFloat { 0 }

  /// The place of a guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }

  /// The place of a guide.
  public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
}
