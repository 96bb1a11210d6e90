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
    let action = action
    let environment = node.environment
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
    node.child(0, label)
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
