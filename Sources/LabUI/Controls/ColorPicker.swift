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
