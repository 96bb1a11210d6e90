/// How a switch looks; the lab shows its label alone.
@MainActor
@preconcurrency
public protocol ToggleStyle {
  /// The kind of view that shows the switch.
  associatedtype Body: View
  /// Shows the switch.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What a style is given.
  typealias Configuration = ToggleStyleConfiguration
}

/// What a switch's style is given.
public struct ToggleStyleConfiguration {
  /// The switch's label.
  public struct Label: Primitive {
    func render(in node: _ViewNode) {}
  }

  /// The label.
  public let label: Label
  /// Whether it is on.
  @Binding public var isOn: Bool
}

/// The look `automatic`.
public struct DefaultToggleStyle: ToggleStyle {
  /// Makes it.
  public init() {}

  /// Shows the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The look `automatic`.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// The look ``switch``.
public struct SwitchToggleStyle: ToggleStyle {
  /// Makes it.
  public init() {}

  /// Shows the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// The look ``switch``.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// The look `button`.
public struct ButtonToggleStyle: ToggleStyle {
  /// Makes it.
  public init() {}

  /// Shows the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// The look `button`.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// The look `checkbox`.
public struct CheckboxToggleStyle: ToggleStyle {
  /// Makes it.
  public init() {}

  /// Shows the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// The look `checkbox`.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
