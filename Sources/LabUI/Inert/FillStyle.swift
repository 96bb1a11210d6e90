/// How an inside is painted.
public struct FillStyle: Equatable, Sendable {
  /// Makes a way to paint insides.
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}
