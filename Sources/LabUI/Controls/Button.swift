/// A control that does something when it is tapped.
public struct Button<Label: View>: Primitive {
  private let role: ButtonRole?
  private let action: () -> Void
  private let label: Label

  /// Makes a button with any label.
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Makes a button with any label that has a role.
  @preconcurrency
  public init(
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = { onMain(action) }
    self.label = label()
  }

  func render(in node: _ViewNode) {
    let environment = node.environment
    if let styling = environment.primitiveButtonStyling {
      node.element = nil
      return show(styling, in: node)
    }
    let action = action
    node.element = { inner in
      var element = Element(
        .button,
        inner.map(\.text).filter { !$0.isEmpty }.joined(separator: " ")
      )
      element.names = inner.flatMap { [$0.label] + $0.names }.filter { !$0.isEmpty }
      element.isEnabled = environment.isEnabled
      element.operations.tap = {
        action()
        environment.buttonCompletion?.call()
      }
      return [element]
    }
    guard let styling = environment.buttonStyling else { return node.child(0, label) }
    let part = StyleParts.of(node, 1)[0]
    part.renew(showing: label)
    let place = StyledPlace(
      styling: styling,
      configuration: ButtonStyleConfiguration(
        role: role,
        label: ButtonStyleConfiguration.Label(part: part),
        isPressed: false
      )
    )
    node.child(
      0,
      EnvironmentWriter(content: place, value: true) { values, _ in
        values.buttonStyling = nil
      }
    )
    part.refresh()
  }

  /// Shows it as a style does that also says what operates it.
  private func show(_ styling: Styling<PrimitiveButtonStyleConfiguration>, in node: _ViewNode) {
    let (part, shared) = (StyleParts.of(node, 1)[0], StyleParts.action(of: node))
    let (action, completion) = (action, node.environment.buttonCompletion)
    part.renew(showing: label)
    shared.action = {
      action()
      completion?.call()
    }
    let place = StyledPlace(
      styling: styling,
      configuration: PrimitiveButtonStyleConfiguration(
        role: role,
        label: PrimitiveButtonStyleConfiguration.Label(part: part),
        action: shared
      )
    )
    node.child(
      0,
      EnvironmentWriter(content: place, value: true) { values, _ in
        values.primitiveButtonStyling = nil
      }
    )
    part.refresh()
  }
}

extension Button where Label == Text {
  /// Makes a button with a title.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Makes a button with a title.
  @preconcurrency @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Makes a button with a title that has a role.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Makes a button with a title that has a role.
  @preconcurrency @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == LabUI.Label<Text, Image> {
  /// Makes a button with a title and a symbol.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { LabUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a button with a title and a symbol.
  @preconcurrency @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { LabUI.Label(title, systemImage: systemImage) }
  }

  /// Makes a button with a title and a symbol that has a role.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { LabUI.Label(titleKey, systemImage: systemImage) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Makes the button that a style was given.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.trigger) { configuration.label }
  }
}
