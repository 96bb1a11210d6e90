/// An outline made of lines and curves; the lab does not keep them.
public struct Path: Shape, Equatable {
  /// Makes an empty outline.
  nonisolated public init() {}

  /// Makes the outline of a rectangle.
  nonisolated public init(_ rect: CGRect) {}

  /// Makes the outline of an ellipse.
  nonisolated public init(ellipseIn rect: CGRect) {}

  /// Makes the outline of a rectangle with round corners.
  nonisolated public init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) {}

  /// Makes the outline of a rectangle with round corners.
  nonisolated public init(
    roundedRect rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {}

  /// Makes an outline by drawing it.
  nonisolated public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// The outline itself.
  nonisolated public func path(in rect: CGRect) -> Path { self }

  /// Whether nothing was drawn; the lab draws nothing.
  nonisolated public var isEmpty: Bool { true }

  /// What it fits into.
  nonisolated public var boundingRect: CGRect { .zero }

  /// Where the pen is.
  nonisolated public var currentPoint: CGPoint? { nil }

  /// Whether a point lies inside.
  nonisolated public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool { false }

  /// Begins somewhere else.
  nonisolated public mutating func move(to end: CGPoint) {}

  /// Draws a line.
  nonisolated public mutating func addLine(to end: CGPoint) {}

  /// Draws several lines.
  nonisolated public mutating func addLines(_ lines: [CGPoint]) {}

  /// Draws a curve.
  nonisolated public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {}

  /// Draws a curve.
  nonisolated public mutating func addCurve(
    to end: CGPoint,
    control1: CGPoint,
    control2: CGPoint
  ) {}

  /// Draws a part of a circle.
  nonisolated public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool
  ) {}

  /// Draws a part of a circle.
  nonisolated public mutating func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    delta: Angle
  ) {}

  /// Draws a rectangle.
  nonisolated public mutating func addRect(_ rect: CGRect) {}

  /// Draws several rectangles.
  nonisolated public mutating func addRects(_ rects: [CGRect]) {}

  /// Draws an ellipse.
  nonisolated public mutating func addEllipse(in rect: CGRect) {}

  /// Draws a rectangle with round corners.
  nonisolated public mutating func addRoundedRect(
    in rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {}

  /// Draws another outline.
  nonisolated public mutating func addPath(_ path: Path) {}

  /// Draws a line to where it began.
  nonisolated public mutating func closeSubpath() {}

  /// A part of the line.
  nonisolated public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }

  /// The outline of the line.
  nonisolated public func strokedPath(_ style: StrokeStyle) -> Path { self }
}
