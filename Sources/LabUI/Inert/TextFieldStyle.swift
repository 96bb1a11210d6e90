/// How a field looks; in the lab always the same.
@MainActor
@preconcurrency
public protocol TextFieldStyle {
  /// What the style makes of a field.
  associatedtype _Body: View

  /// Makes something of a field.
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body

  /// What a field's label is to a style.
  typealias _Label = _TextFieldStyleLabel
}

/// The look `automatic`.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Makes it.
  nonisolated public init() {}

  /// The field as it is.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The look `automatic`.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// The look `plain`.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Makes it.
  nonisolated public init() {}

  /// The field as it is.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The look `plain`.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// The look `roundedBorder`.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Makes it.
  nonisolated public init() {}

  /// The field as it is.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The look `roundedBorder`.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
