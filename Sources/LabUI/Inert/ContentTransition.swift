/// How content changes.
public struct ContentTransition: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// At once.
  public static let identity = ContentTransition("identity")

  /// By fading.
  public static let opacity = ContentTransition("opacity")

  /// By going over.
  public static let interpolate = ContentTransition("interpolate")

  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { .interpolate }

  /// Digit by digit.
  public static func numericText(value: Double) -> ContentTransition { .interpolate }

  /// Changes a symbol with an effect.
  public static func symbolEffect(_ effect: SymbolEffect) -> ContentTransition { .interpolate }

  /// Changes a symbol with its usual effect.
  public static let symbolEffect = ContentTransition("symbolEffect")
}
