/// A choice of a colour.
public struct ColorPicker<Label: View>: Primitive {
  private let label: Label

  init(holding label: Label) { self.label = label }

  func render(in node: _ViewNode) {
    node.child(0, ControlElement(label: label, kind: .color) { _ in })
  }
}

extension ColorPicker where Label == Text {
  /// Chooses a colour.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(holding: Text(titleKey))
  }
}

extension ColorPicker {
  /// Chooses a colour, with any label.
  public init(
    selection: Binding<Color>,
    supportsOpacity: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    self.init(holding: label())
  }
}

extension ColorPicker where Label == Text {
  /// Chooses a colour.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(holding: Text(title))
  }
}
