/// How a line is painted.
public struct StrokeStyle: Equatable, Sendable {
  /// Its width.
  public var lineWidth: CGFloat
  /// Its dashes.
  public var dash: [CGFloat]

  /// Makes a way to paint lines.
  public init(
    lineWidth: CGFloat = 1,
    lineCap: LineCap = .butt,
    lineJoin: LineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.dash = dash
  }

  /// How a line ends.
  public enum LineCap: Sendable {
    /// At its end.
    case butt
    /// Round.
    case round
    /// Square.
    case square
  }

  /// How two lines meet.
  public enum LineJoin: Sendable {
    /// In a point.
    case miter
    /// Round.
    case round
    /// Cut off.
    case bevel
  }
}
