/// A key of the keyboard.
public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
  /// The key's character.
  public var character: Character

  /// A key by its character.
  public init(_ character: Character) { self.character = character }

  /// A key by its character.
  public init(extendedGraphemeClusterLiteral: Character) {
    character = extendedGraphemeClusterLiteral
  }

  /// The return key.
  public static let `return` = KeyEquivalent("\r")
  /// The escape key.
  public static let escape = KeyEquivalent("\u{1b}")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
}
