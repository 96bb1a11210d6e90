/// A switch.
public struct Toggle<Label: View>: Primitive {
  private let label: Label
  private let isOn: Binding<Bool>
  private let value: Bool

  /// Switches a truth value, with any label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.isOn = isOn
    value = isOn.wrappedValue
  }

  func render(in node: _ViewNode) {
    let (isOn, value) = (isOn, value)
    node.child(
      0,
      ControlElement(label: label, kind: .toggle) { element in
        element.value = value ? "on" : "off"
        element.operations.tap = { isOn.wrappedValue.toggle() }
      }
    )
  }
}

extension Toggle where Label == Text {
  /// Switches a truth value.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Switches a truth value.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == LabUI.Label<Text, Image> {
  /// Switches a truth value, with a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { LabUI.Label(titleKey, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Makes the switch that a style was given.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}
