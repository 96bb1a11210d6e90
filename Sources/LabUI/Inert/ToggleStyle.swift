/// How a switch looks; the lab shows what the style makes of its label.
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
    let part: StylePart

    func render(in node: _ViewNode) { part.show(in: node) }
  }

  /// The label.
  public let label: Label
  /// Whether it is on.
  @Binding public var isOn: Bool
  /// Whether it stands for several that differ; here it never does.
  public var isMixed: Bool { false }
}

/// The look `automatic`.
public struct DefaultToggleStyle: ToggleStyle, SystemStyle {
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
public struct SwitchToggleStyle: ToggleStyle, SystemStyle {
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
public struct ButtonToggleStyle: ToggleStyle, SystemStyle {
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
public struct CheckboxToggleStyle: ToggleStyle, SystemStyle {
  /// Makes it.
  public init() {}

  /// Shows the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// The look `checkbox`.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
