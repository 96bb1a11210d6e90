/// A font.
public struct Font: Hashable, Sendable {
  private let name: String

  init(name: String) { self.name = name }

  /// The system's font.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font { Font(name: "system \(size)") }

  /// The system's font for a kind of text.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font { Font(name: "system \(style)") }

  /// A font of the app's.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(name: name) }

  /// A font of the app's.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(name: name) }

  /// A font of the app's that grows like a kind of text.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(name: name)
  }

  /// The font in bold.
  public func bold() -> Font { self }

  /// The font in italics.
  public func italic() -> Font { self }

  /// The font with letters of one width.
  public func monospaced() -> Font { self }

  /// The font with digits of one width.
  public func monospacedDigit() -> Font { self }

  /// The font in small capitals.
  public func smallCaps() -> Font { self }

  /// The font with small capitals for small letters.
  public func lowercaseSmallCaps() -> Font { self }

  /// The font with small capitals for capitals.
  public func uppercaseSmallCaps() -> Font { self }

  /// The font in another width.
  public func width(_ width: Width) -> Font { self }

  /// How wide the letters are.
  public enum Width: Sendable {
    /// Narrower than usual.
    case condensed
    /// Wider than usual.
    case expanded
    /// Much narrower than usual.
    case compressed
    /// As usual.
    case standard
  }

  /// The font in a weight.
  public func weight(_ weight: Weight) -> Font { self }

  /// The font with another distance of lines.
  public func leading(_ leading: Leading) -> Font { self }

  /// The distance of lines.
  public enum Leading: Sendable {
    /// The usual one.
    case standard
    /// Less.
    case tight
    /// More.
    case loose
  }

  /// The shape of letters.
  public enum Design: Sendable {
    /// The usual one.
    case `default`
    /// With serifs.
    case serif
    /// Round.
    case rounded
    /// Of one width.
    case monospaced
  }
}
