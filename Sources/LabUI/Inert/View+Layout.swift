extension View {
  /// Puts room around it.
  public func padding(_ insets: EdgeInsets) -> some View { self }

  /// Puts room around it.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }

  /// Puts room around it.
  public func padding(_ length: CGFloat) -> some View { self }

  /// Puts the system's room around it.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { self }

  /// Gives it a size.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  { self }

  /// Gives it bounds for its size.
  public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }

  /// Gives it the size of what is around.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View
  { self }

  /// Keeps its own size.
  public func fixedSize() -> some View { self }

  /// Keeps its own size.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }

  /// Says who gets room first.
  public func layoutPriority(_ value: Double) -> some View { self }

  /// Moves it.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

  /// Moves it.
  public func offset(_ offset: CGSize) -> some View { self }

  /// Puts it at a place.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

  /// Puts it at a place.
  public func position(_ position: CGPoint) -> some View { self }

  /// Lets it reach into the margins.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
    -> some View
  { self }

  /// Lets it reach into the margins.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// Says what lies on top.
  public func zIndex(_ value: Double) -> some View { self }

  /// Keeps its shape.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    self
  }

  /// Makes it as large as can be seen whole.
  public func scaledToFit() -> some View { self }

  /// Makes it as large as leaves no room.
  public func scaledToFill() -> some View { self }

  /// Says how many columns it takes.
  public func gridCellColumns(_ count: Int) -> some View { self }

  /// Says where it is aligned.
  public func alignmentGuide(
    _ alignment: HorizontalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }

  /// Names its coordinates.
  public func coordinateSpace(name: AnyHashable) -> some View { self }

  /// Puts margins around what is scrolled.
  public func contentMargins(_ length: CGFloat) -> some View { self }

  /// Puts margins around what is scrolled.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }

  /// Gives it a part of the size of what is around.
  public func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View { self }

  /// Keeps away from the edges.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    self
  }

  /// Keeps away from the edges.
  public func safeAreaPadding(_ length: CGFloat) -> some View { self }

  /// Keeps away from the edges.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { self }

  /// Takes a share of the container.
  public func containerRelativeFrame(
    _ axes: Axis.Set,
    count: Int,
    span: Int = 1,
    spacing: CGFloat,
    alignment: Alignment = .center
  ) -> some View { self }

  /// Keeps its proportions.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View { self }

  /// Lies so against its cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }

  /// Lies so against its column.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }

  /// Takes no room by itself.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }

  /// Moves a line that others are aligned with.
  public func alignmentGuide(
    _ alignment: VerticalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }
}
