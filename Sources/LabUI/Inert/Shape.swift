/// An outline that can be painted; the lab draws none.
public protocol Shape: View, Sendable {}

/// An outline that can be made smaller.
public protocol InsettableShape: Shape {}

extension Shape {
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

  /// A part of the line.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    self
  }

  /// The shape in another size.
  public func size(width: CGFloat, height: CGFloat) -> some Shape { self }
}

extension InsettableShape {
  /// Paints the line inside of the edge.
  public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    self
  }

  /// Paints the line inside of the edge, in the colour of what is around.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some View { self }

  /// The shape, smaller.
  public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

/// A circle.
public struct Circle: InsettableShape, Primitive {
  /// Makes a circle.
  nonisolated public init() {}

  func render(in node: _ViewNode) {}
}

/// An ellipse.
public struct Ellipse: InsettableShape, Primitive {
  /// Makes an ellipse.
  nonisolated public init() {}

  func render(in node: _ViewNode) {}
}

/// A rectangle.
public struct Rectangle: InsettableShape, Primitive {
  /// Makes a rectangle.
  nonisolated public init() {}

  func render(in node: _ViewNode) {}
}

/// A rectangle with two round sides.
public struct Capsule: InsettableShape, Primitive {
  /// Makes a capsule.
  nonisolated public init(style: RoundedCornerStyle = .continuous) {}

  func render(in node: _ViewNode) {}
}

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape, Primitive {
  /// Makes a rectangle with round corners.
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}

  /// Makes a rectangle with round corners.
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}

  func render(in node: _ViewNode) {}
}

/// A rectangle with corners that are round in different ways.
public struct UnevenRoundedRectangle: InsettableShape, Primitive {
  /// Makes a rectangle with round corners.
  nonisolated public init(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {}

  func render(in node: _ViewNode) {}
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
