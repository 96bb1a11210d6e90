/// How a symbol moves.
public struct SymbolEffect: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// It jumps.
  public static let bounce = SymbolEffect("bounce")

  /// It fades in and out.
  public static let pulse = SymbolEffect("pulse")

  /// Its layers light up.
  public static let variableColor = SymbolEffect("variableColor")

  /// It grows.
  public static let scale = SymbolEffect("scale")

  /// It comes.
  public static let appear = SymbolEffect("appear")

  /// It goes.
  public static let disappear = SymbolEffect("disappear")

  /// It turns.
  public static let rotate = SymbolEffect("rotate")

  /// It shakes.
  public static let wiggle = SymbolEffect("wiggle")
}
