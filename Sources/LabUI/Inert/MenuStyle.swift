/// How a menu looks; in the lab always the same.
public protocol MenuStyle {}

/// The look `automatic`.
public struct DefaultMenuStyle: MenuStyle {
  /// Makes it.
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The look `automatic`.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// The look `button`.
public struct ButtonMenuStyle: MenuStyle {
  /// Makes it.
  public init() {}
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// The look `button`.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
