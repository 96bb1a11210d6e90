/// How a symbol's layers are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// In one colour.
  public static let monochrome = SymbolRenderingMode("monochrome")

  /// In its own colours.
  public static let multicolor = SymbolRenderingMode("multicolor")

  /// In ranks of one colour.
  public static let hierarchical = SymbolRenderingMode("hierarchical")

  /// In given colours.
  public static let palette = SymbolRenderingMode("palette")
}
