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
}
