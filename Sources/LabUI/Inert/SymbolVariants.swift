/// Which form of a symbol is shown.
public struct SymbolVariants: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// The plain one.
  public static let none = SymbolVariants("none")

  /// The filled one.
  public static let fill = SymbolVariants("fill")

  /// The one in a circle.
  public static let circle = SymbolVariants("circle")

  /// The one in a square.
  public static let square = SymbolVariants("square")

  /// The one struck through.
  public static let slash = SymbolVariants("slash")
}
