/// What a shape or a text is painted with.
public protocol ShapeStyle: Sendable {}

/// A style of a rank below the first.
public struct HierarchicalShapeStyle: ShapeStyle {
  /// The first rank.
  public static let primary = HierarchicalShapeStyle()
  /// The second rank.
  public static let secondary = HierarchicalShapeStyle()
  /// The third rank.
  public static let tertiary = HierarchicalShapeStyle()
  /// The fourth rank.
  public static let quaternary = HierarchicalShapeStyle()
  /// The fifth rank.
  public static let quinary = HierarchicalShapeStyle()
}

/// The tint of what is around.
public struct TintShapeStyle: ShapeStyle {
  /// Takes the tint of what is around.
  public init() {}
}

/// The colour of the background.
public struct BackgroundStyle: ShapeStyle {
  /// Takes the colour of the background.
  public init() {}
}

/// A blur of what is behind.
public struct Material: ShapeStyle {
  /// Hardly a blur.
  public static let ultraThin = Material()
  /// A light blur.
  public static let thin = Material()
  /// The usual blur.
  public static let regular = Material()
  /// A strong blur.
  public static let thick = Material()
  /// The strongest blur.
  public static let ultraThick = Material()
  /// The blur of bars.
  public static let bar = Material()
}

/// A style whose kind is hidden.
public struct AnyShapeStyle: ShapeStyle {
  /// Hides a style's kind.
  public init<S: ShapeStyle>(_ style: S) {}
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first rank.
  public static var primary: HierarchicalShapeStyle { .init() }
  /// The second rank.
  public static var secondary: HierarchicalShapeStyle { .init() }
  /// The third rank.
  public static var tertiary: HierarchicalShapeStyle { .init() }
  /// The fourth rank.
  public static var quaternary: HierarchicalShapeStyle { .init() }
  /// The fifth rank.
  public static var quinary: HierarchicalShapeStyle { .init() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of what is around.
  public static var tint: TintShapeStyle { .init() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The colour of the background.
  public static var background: BackgroundStyle { .init() }
}

extension ShapeStyle where Self == Material {
  /// Hardly a blur.
  public static var ultraThinMaterial: Material { .init() }
  /// A light blur.
  public static var thinMaterial: Material { .init() }
  /// The usual blur.
  public static var regularMaterial: Material { .init() }
  /// A strong blur.
  public static var thickMaterial: Material { .init() }
  /// The strongest blur.
  public static var ultraThickMaterial: Material { .init() }
  /// The blur of bars.
  public static var bar: Material { .init() }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient along a line.
  public static func linearGradient(
    _ gradient: Gradient,
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient along a line.
  public static func linearGradient(
    colors: [Color],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle {
  /// The paint, less than opaque.
  public func opacity(_ opacity: Double) -> some ShapeStyle { self }

  /// The paint, blended with what is below.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// What is painted with in front.
  public static var foreground: AnyShapeStyle { AnyShapeStyle(Color.primary) }
  /// What separates.
  public static var separator: AnyShapeStyle { AnyShapeStyle(Color.secondary) }
  /// What selects.
  public static var selection: AnyShapeStyle { AnyShapeStyle(Color.accentColor) }
  /// What fills.
  public static var fill: AnyShapeStyle { AnyShapeStyle(Color.secondary) }
  /// What stands where nothing is yet.
  public static var placeholder: AnyShapeStyle { AnyShapeStyle(Color.secondary) }
  /// What leads on.
  public static var link: AnyShapeStyle { AnyShapeStyle(Color.accentColor) }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient around a point.
  public static func radialGradient(
    colors: [Color],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      colors: colors,
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }
}
