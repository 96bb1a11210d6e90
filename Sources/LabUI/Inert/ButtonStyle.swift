/// How a button looks; the lab shows what the style makes of its label.
@MainActor
@preconcurrency
public protocol ButtonStyle {
  /// The kind of view that shows the button.
  associatedtype Body: View
  /// Shows the button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What a style is given.
  typealias Configuration = ButtonStyleConfiguration
}

/// What a button's style is given.
public struct ButtonStyleConfiguration {
  /// The button's label.
  public struct Label: Primitive {
    let part: StylePart

    func render(in node: _ViewNode) { part.show(in: node) }
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether it is being pressed.
  public let isPressed: Bool
}
