/// How a button looks and is operated; the lab shows its label alone.
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
    func render(in node: _ViewNode) {}
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// The label.
  public let label: Label

  /// Does what the button does.
  public func trigger() {}
}

/// The look `automatic`.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
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
public struct PlainButtonStyle: PrimitiveButtonStyle {
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
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
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
public struct BorderedButtonStyle: PrimitiveButtonStyle {
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
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
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
public struct LinkButtonStyle: PrimitiveButtonStyle {
  /// Makes it.
  public init() {}

  /// Shows the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// The look `link`.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}
