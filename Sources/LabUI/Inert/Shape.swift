/// An outline that can be painted; the lab draws none.
public protocol Shape: View, Animatable, Sendable {
  /// The outline within a rectangle.
  func path(in rect: CGRect) -> Path
}

/// An outline that can be made smaller.
public protocol InsettableShape: Shape {
  /// The smaller shape.
  associatedtype InsetShape: InsettableShape

  /// The shape, so much smaller at each side.
  func inset(by amount: CGFloat) -> InsetShape
}

extension Shape {
  /// Is never evaluated.
  public var body: Never { fatalError("a view of the lab has no body") }

  /// Paints the inside.
  public func fill<S: ShapeStyle>(_ content: S) -> some View { self }

  /// Paints the inside.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle) -> some View { self }

  /// Paints the inside in the colour of what is around.
  public func fill() -> some View { self }

  /// Paints the line.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View { self }

  /// Paints the line.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View { self }

  /// Paints the line in the colour of what is around.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape { self }

  /// Paints the line in the colour of what is around.
  public func stroke(style: StrokeStyle) -> some Shape { self }

  /// The shape turned.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape { self }

  /// The shape moved.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape { self }

  /// The shape in another scale.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape { self }

  /// A part of the line.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    self
  }

  /// The shape in another size.
  public func size(width: CGFloat, height: CGFloat) -> some Shape { self }
}

extension InsettableShape {
  /// Paints the line inside of the edge.
  public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View { self }

  /// Paints the line inside of the edge.
  public func strokeBorder(style: StrokeStyle) -> some View { self }

  /// Paints the line inside of the edge.
  public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    self
  }

  /// Paints the line inside of the edge, in the colour of what is around.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some View { self }
}

/// A circle.
public struct Circle: InsettableShape {
  /// Makes a circle.
  nonisolated public init() {}

  /// The outline within a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// The shape itself.
  public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

/// An ellipse.
public struct Ellipse: InsettableShape {
  /// Makes an ellipse.
  nonisolated public init() {}

  /// The outline within a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// The shape itself.
  public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

/// A rectangle.
public struct Rectangle: InsettableShape {
  /// Makes a rectangle.
  nonisolated public init() {}

  /// The outline within a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// The shape itself.
  public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

/// A rectangle with two round sides.
public struct Capsule: InsettableShape {
  /// Makes a capsule.
  nonisolated public init(style: RoundedCornerStyle = .continuous) {}

  /// The outline within a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// The shape itself.
  public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape {
  /// Makes a rectangle with round corners.
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}

  /// Makes a rectangle with round corners.
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}

  /// The outline within a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// The shape itself.
  public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

/// A rectangle with corners that are round in different ways.
public struct UnevenRoundedRectangle: InsettableShape {
  /// Makes a rectangle with round corners.
  nonisolated public init(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {}

  /// The outline within a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// The shape itself.
  public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  public static func rect(
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
}
