extension Text {
  /// Sets the font.
  public func font(_ font: Font?) -> Text { self }

  /// Sets how thick letters are.
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }

  /// Sets the shape of letters.
  public func fontDesign(_ design: Font.Design?) -> Text { self }

  /// Sets it in bold.
  public func bold() -> Text { self }

  /// Sets it in bold.
  public func bold(_ isActive: Bool) -> Text { self }

  /// Sets it in italics.
  public func italic() -> Text { self }

  /// Sets it in italics.
  public func italic(_ isActive: Bool) -> Text { self }

  /// Underlines it.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }

  /// Strikes it through.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }

  /// Sets it in letters of one width.
  public func monospaced(_ isActive: Bool = true) -> Text { self }

  /// Sets digits in one width.
  public func monospacedDigit() -> Text { self }

  /// Sets the room between letters.
  public func kerning(_ kerning: CGFloat) -> Text { self }

  /// Sets the room between letters.
  public func tracking(_ tracking: CGFloat) -> Text { self }

  /// Moves letters up.
  public func baselineOffset(_ offset: CGFloat) -> Text { self }

  /// Sets the colour.
  public func foregroundColor(_ color: Color?) -> Text { self }

  /// Sets what it is painted with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }

  /// The text in a case; the lab shows it as it is written.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text { self }

  /// How large letters are beside others.
  public enum Scale: Sendable {
    /// As usual.
    case `default`
    /// Smaller.
    case secondary
  }
}
