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

  /// The effect `replace`.
  public static let replace = SymbolEffect("replace")

  /// The effect `breathe`.
  public static let breathe = SymbolEffect("breathe")

  /// The effect, upwards.
  public var up: SymbolEffect { self }

  /// The effect, downwards.
  public var down: SymbolEffect { self }

  /// The effect, layer by layer.
  public var byLayer: SymbolEffect { self }

  /// The effect on the whole symbol.
  public var wholeSymbol: SymbolEffect { self }

  /// The effect, one part after another.
  public var iterative: SymbolEffect { self }

  /// The effect, adding part to part.
  public var cumulative: SymbolEffect { self }

  /// The effect, forth and back.
  public var reversing: SymbolEffect { self }
}
