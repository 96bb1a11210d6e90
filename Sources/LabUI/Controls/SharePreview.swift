/// How something offered looks beforehand.
public struct SharePreview: Sendable {
  /// Shows a title.
  public init(_ titleKey: LocalizedStringKey) {}

  /// Shows a title and a picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) {}

  /// Shows a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {}

  /// Shows a title and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) {}
}
