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
    if let styling = node.environment.toggleStyling { return show(styling, in: node) }
    node.element = nil
    let (isOn, value) = (isOn, value)
    node.child(
      0,
      ControlElement(label: label, kind: .toggle) { element in
        element.value = value ? "on" : "off"
        element.operations.tap = { isOn.wrappedValue.toggle() }
      }
    )
  }

  /// Shows it as a style of the snippet's does, whose own controls operate it.
  private func show(_ styling: Styling<ToggleStyleConfiguration>, in node: _ViewNode) {
    let value = value
    let part = StyleParts.of(node, 1)[0]
    part.renew(showing: label)
    node.element = { inner in
      var element = Element(.toggle, children: inner)
      element.value = value ? "on" : "off"
      let operated = inner.flatMap(\.flattened).first { $0.operations.tap != nil }
      element.isEnabled = operated?.isEnabled ?? true
      element.operations.tap = operated?.operations.tap
      return [element]
    }
    let place = StyledPlace(
      styling: styling,
      configuration: ToggleStyleConfiguration(
        label: ToggleStyleConfiguration.Label(part: part),
        isOn: isOn
      )
    )
    node.child(
      0,
      EnvironmentWriter(content: place, value: true) { values, _ in
        values.toggleStyling = nil
      }
    )
    part.refresh()
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
