/// How a button looks and is operated; the lab shows what the style makes of it.
@MainActor
@preconcurrency
public protocol PrimitiveButtonStyle {
  /// The kind of view that shows the button.
  associatedtype Body: View
  /// Shows the button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What a style is given.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// What such a style is given.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  public struct Label: Primitive {
    let part: StylePart

    func render(in node: _ViewNode) { part.show(in: node) }
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// The label.
  public let label: Label

  let action: SharedAction

  /// Does what the button does.
  public func trigger() { action.call() }
}

/// The look `automatic`.
public struct DefaultButtonStyle: PrimitiveButtonStyle, SystemStyle {
  /// Makes it.
  public init() {}

  /// Shows the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The look `automatic`.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// The look `plain`.
public struct PlainButtonStyle: PrimitiveButtonStyle, SystemStyle {
  /// Makes it.
  public init() {}

  /// Shows the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The look `plain`.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// The look `borderless`.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, SystemStyle {
  /// Makes it.
  public init() {}

  /// Shows the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The look `borderless`.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// The look `bordered`.
public struct BorderedButtonStyle: PrimitiveButtonStyle, SystemStyle {
  /// Makes it.
  public init() {}

  /// Shows the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The look `bordered`.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// The look `borderedProminent`.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, SystemStyle {
  /// Makes it.
  public init() {}

  /// Shows the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The look `borderedProminent`.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// The look `link`.
public struct LinkButtonStyle: PrimitiveButtonStyle, SystemStyle {
  /// Makes it.
  public init() {}

  /// Shows the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// The look `link`.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}
