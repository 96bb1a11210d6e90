/// How a field looks; in the lab always the same.
public protocol TextFieldStyle {}

/// The look `automatic`.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Makes it.
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The look `automatic`.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// The look `plain`.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Makes it.
  public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The look `plain`.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// The look `roundedBorder`.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Makes it.
  public init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The look `roundedBorder`.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
