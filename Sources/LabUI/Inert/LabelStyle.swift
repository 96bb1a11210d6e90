/// How a label looks; the lab shows what a style of the snippet makes of title and icon.
@MainActor
@preconcurrency
public protocol LabelStyle {
  /// The kind of view that shows the label.
  associatedtype Body: View
  /// Shows the label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What a style is given.
  typealias Configuration = LabelStyleConfiguration
}

/// What a label's style is given.
public struct LabelStyleConfiguration {
  /// The title.
  public struct Title: Primitive {
    let part: StylePart

    func render(in node: _ViewNode) { part.show(in: node) }
  }

  /// The icon.
  public struct Icon: Primitive {
    let part: StylePart

    func render(in node: _ViewNode) { part.show(in: node) }
  }

  /// The title.
  public var title: Title
  /// The icon.
  public var icon: Icon
}

/// The look `automatic`.
public struct DefaultLabelStyle: LabelStyle, SystemStyle {
  /// Makes it.
  public init() {}

  /// Shows the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The look `automatic`.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// The look `titleOnly`.
public struct TitleOnlyLabelStyle: LabelStyle, SystemStyle {
  /// Makes it.
  public init() {}

  /// Shows the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The look `titleOnly`.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// The look `iconOnly`.
public struct IconOnlyLabelStyle: LabelStyle, SystemStyle {
  /// Makes it.
  public init() {}

  /// Shows the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The look `iconOnly`.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// The look `titleAndIcon`.
public struct TitleAndIconLabelStyle: LabelStyle, SystemStyle {
  /// Makes it.
  public init() {}

  /// Shows the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The look `titleAndIcon`.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
