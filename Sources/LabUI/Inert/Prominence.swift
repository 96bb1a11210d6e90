/// How much a header stands out.
public struct Prominence: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// As usual.
  public static let standard = Prominence("standard")

  /// More.
  public static let increased = Prominence("increased")
}
