/// A colour.
public struct Color: ShapeStyle, Hashable {
  private let name: String

  init(name: String) { self.name = name }

  /// A colour of the app's.
  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }

  /// A colour of parts between 0 and 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    name = "red \(red), green \(green), blue \(blue), opacity \(opacity)"
  }

  /// A colour of parts between 0 and 1, in a space.
  public init(
    _ colorSpace: RGBColorSpace,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// A grey between black and white.
  public init(white: Double, opacity: Double = 1) {
    name = "white \(white), opacity \(opacity)"
  }

  /// A colour of hue, saturation and brightness between 0 and 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    name = "hue \(hue), saturation \(saturation), brightness \(brightness), opacity \(opacity)"
  }

  /// The spaces that a colour's parts are meant in.
  public enum RGBColorSpace: Sendable {
    /// The usual one.
    case sRGB
    /// The usual one without its curve.
    case sRGBLinear
    /// The wider one of newer screens.
    case displayP3
  }

  /// The colour, partly transparent.
  public func opacity(_ opacity: Double) -> Color { Color(name: "\(name), opacity \(opacity)") }

  /// The colour, mixed with another.
  public func mix(with other: Color, by fraction: Double) -> Color {
    Color(name: "\(name) and \(other.name)")
  }

  /// A gradient around the colour.
  public var gradient: AnyGradient { AnyGradient() }
}

// Stated here, so that a colour can be made off the main actor.
extension Color: View, Primitive {
  func render(in node: _ViewNode) {}
}
