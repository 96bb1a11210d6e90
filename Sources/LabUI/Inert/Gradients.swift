/// Colours that go over into each other.
public struct Gradient: ShapeStyle, Equatable {
  /// A colour at a place.
  public struct Stop: Equatable, Sendable {
    /// The colour.
    public var color: Color
    /// The place between 0 and 1.
    public var location: CGFloat

    /// Puts a colour at a place.
    nonisolated public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours and their places.
  public var stops: [Stop]

  /// Makes a gradient of colours at places.
  nonisolated public init(stops: [Stop]) { self.stops = stops }

  /// Makes a gradient of colours.
  nonisolated public init(colors: [Color]) {
    let step = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / step) }
  }
}

/// A gradient around one colour.
public struct AnyGradient: ShapeStyle {}

/// A gradient along a line.
public struct LinearGradient: ShapeStyle, Primitive {
  /// Makes a gradient along a line.
  nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}

  /// Makes a gradient of colours along a line.
  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}

  /// Makes a gradient of colours at places along a line.
  nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}

  func render(in node: _ViewNode) {}
}

/// A gradient around a point.
public struct RadialGradient: ShapeStyle, Primitive {
  /// Makes a gradient around a point.
  nonisolated public init(
    gradient: Gradient,
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {}

  /// Makes a gradient of colours around a point.
  nonisolated public init(
    colors: [Color],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {}

  /// Makes a gradient of colours at places around a point.
  nonisolated public init(
    stops: [Gradient.Stop],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {}

  func render(in node: _ViewNode) {}
}

/// A gradient that turns around a point.
public struct AngularGradient: ShapeStyle, Primitive {
  /// Makes a gradient that turns around a point.
  nonisolated public init(
    gradient: Gradient,
    center: UnitPoint,
    startAngle: Angle = .zero,
    endAngle: Angle = .zero
  ) {}

  /// Makes a gradient of colours that turns around a point.
  nonisolated public init(
    colors: [Color],
    center: UnitPoint,
    startAngle: Angle = .zero,
    endAngle: Angle = .degrees(360)
  ) {}

  func render(in node: _ViewNode) {}
}
