extension View {
  /// Sets the font.
  public func font(_ font: Font?) -> some View { self }

  /// Sets how thick letters are.
  public func fontWeight(_ weight: Font.Weight?) -> some View { self }

  /// Sets the shape of letters.
  public func fontDesign(_ design: Font.Design?) -> some View { self }

  /// Sets it in bold.
  public func bold(_ isActive: Bool = true) -> some View { self }

  /// Sets it in italics.
  public func italic(_ isActive: Bool = true) -> some View { self }

  /// Underlines it.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View { self }

  /// Strikes it through.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View { self }

  /// Sets it in letters of one width.
  public func monospaced(_ isActive: Bool = true) -> some View { self }

  /// Sets digits in one width.
  public func monospacedDigit() -> some View { self }

  /// Sets the room between letters.
  public func kerning(_ kerning: CGFloat) -> some View { self }

  /// Sets the room between letters.
  public func tracking(_ tracking: CGFloat) -> some View { self }

  /// Moves letters up.
  public func baselineOffset(_ offset: CGFloat) -> some View { self }

  /// Makes letters large or small.
  public func textCase(_ textCase: Text.Case?) -> some View { self }

  /// Sets the room between lines.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }

  /// Sets how many lines there are at most.
  public func lineLimit(_ number: Int?) -> some View { self }

  /// Sets how many lines there are.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { self }

  /// Sets how many lines there are at least.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }

  /// Sets how many lines there are at most.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { self }

  /// Sets how many lines there are at most.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { self }

  /// Sets how lines stand.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }

  /// Sets how small letters may become.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

  /// Sets where a text is cut.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }

  /// Lets letters stand closer.
  public func allowsTightening(_ flag: Bool) -> some View { self }

  /// Sets the colour.
  public func foregroundColor(_ color: Color?) -> some View { self }

  /// Sets what it is painted with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }

  /// Sets what it is painted with.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2)
    -> some View
  { self }

  /// Sets the tint.
  public func tint(_ tint: Color?) -> some View { self }

  /// Sets the tint.
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View { self }

  /// Sets the tint, in the older form.
  public func accentColor(_ accentColor: Color?) -> some View { self }

  /// Sets what is behind it.
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  { self }

  /// Sets what is behind it.
  public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View { self }

  /// Puts a shape behind it.
  public func background<T: Shape>(in shape: T) -> some View { self }

  /// Sets what is over it.
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  { self }

  /// Draws a line around it.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { self }

  /// Cuts it to a shape.
  public func clipShape<S: Shape>(_ shape: S) -> some View { self }

  /// Cuts it to its room.
  public func clipped(antialiased: Bool = false) -> some View { self }

  /// Cuts a shape out, in the older form.
  public func mask<Mask: View>(_ mask: Mask) -> some View { self }

  /// Shows it through another view.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask)
    -> some View
  { self }

  /// Makes its corners round.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }

  /// Gives it a shadow.
  public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
    -> some View
  { self }

  /// Makes it transparent.
  public func opacity(_ opacity: Double) -> some View { self }

  /// Blurs it.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }

  /// Makes it lighter.
  public func brightness(_ amount: Double) -> some View { self }

  /// Changes its contrast.
  public func contrast(_ amount: Double) -> some View { self }

  /// Changes its saturation.
  public func saturation(_ amount: Double) -> some View { self }

  /// Takes its colours away.
  public func grayscale(_ amount: Double) -> some View { self }

  /// Turns its colours.
  public func hueRotation(_ angle: Angle) -> some View { self }

  /// Multiplies its colours.
  public func colorMultiply(_ color: Color) -> some View { self }

  /// Inverts its colours.
  public func colorInvert() -> some View { self }

  /// Says how its colours mix.
  public func blendMode(_ blendMode: BlendMode) -> some View { self }

  /// Paints it as one.
  public func compositingGroup() -> some View { self }

  /// Paints it as one.
  public func drawingGroup(opaque: Bool = false) -> some View { self }

  /// Shows it larger or smaller.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { self }

  /// Shows it larger or smaller.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View
  { self }

  /// Turns it.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }

  /// Turns it in space.
  public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    perspective: CGFloat = 1
  ) -> some View { self }

  /// Sets the size of symbols.
  public func imageScale(_ scale: Image.Scale) -> some View { self }

  /// Says how symbols are coloured.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// Says which form of symbols is shown.
  public func symbolVariant(_ variant: SymbolVariants) -> some View { self }

  /// Says whether it is best light or dark.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }

  /// Hides it, and leaves its room.
  public func hidden() -> some View { self }

  /// Hides what it says.
  public func redacted(reason: RedactionReasons) -> some View { self }

  /// Shows what it says.
  public func unredacted() -> some View { self }

  /// Says that it is private.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }

  /// Hides the bar of the system.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Hides the signs of the system.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Sets how large texts are.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }

  /// Sets what is behind its container.
  public func containerBackground<S: ShapeStyle>(
    _ style: S,
    for container: ContainerBackgroundPlacement
  ) -> some View { self }

  /// Shows a number beside it.
  public func badge(_ count: Int) -> some View { self }

  /// Shows a text beside it.
  public func badge(_ label: Text?) -> some View { self }

  /// Shows a text beside it.
  public func badge(_ key: LocalizedStringKey?) -> some View { self }

  /// Shows a text beside it.
  @_disfavoredOverload
  public func badge(_ resource: LocalizedStringResource?) -> some View { self }

  /// Shows a text beside it.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View { self }

  /// Sets how large texts are at most, or at least.
  public func dynamicTypeSize<R: RangeExpression>(_ range: R) -> some View
  where R.Bound == DynamicTypeSize { self }
}
