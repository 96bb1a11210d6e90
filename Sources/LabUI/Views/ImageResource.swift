/// The name of a picture in an asset catalogue.
public struct ImageResource: Hashable, Sendable {
  let name: String

  /// Names a picture.
  public init(name: String, bundle: Bundle) { self.name = name }

  /// Names a picture.
  public init(_ name: String) { self.name = name }
}
