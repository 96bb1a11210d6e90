/// How colours mix with those behind.
public enum BlendMode: Sendable, Hashable, CaseIterable {
  /// They cover them.
  case normal
  /// They darken.
  case multiply
  /// They lighten.
  case screen
  /// They darken and lighten.
  case overlay
  /// The darker one stays.
  case darken
  /// The lighter one stays.
  case lighten
  /// They are added.
  case plusLighter
  /// They are added, darker.
  case plusDarker
  /// They lighten strongly.
  case colorDodge
  /// They darken strongly.
  case colorBurn
  /// They darken or lighten a little.
  case softLight
  /// They darken or lighten strongly.
  case hardLight
  /// The distance between them.
  case difference
  /// The distance between them, softer.
  case exclusion
  /// Hue alone.
  case hue
  /// Saturation alone.
  case saturation
  /// Hue and saturation.
  case color
  /// Brightness alone.
  case luminosity
  /// Only where there is something behind.
  case sourceAtop
  /// Only where there is nothing yet.
  case destinationOver
  /// Takes away.
  case destinationOut
}
