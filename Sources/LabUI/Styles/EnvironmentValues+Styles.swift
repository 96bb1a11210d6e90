extension EnvironmentValues {
  /// The snippet's own style of buttons.
  var buttonStyling: Styling<ButtonStyleConfiguration>? {
    get { self[ButtonKey.self] }
    set { self[ButtonKey.self] = newValue }
  }

  /// The snippet's own style of buttons that says what operates them.
  var primitiveButtonStyling: Styling<PrimitiveButtonStyleConfiguration>? {
    get { self[PrimitiveButtonKey.self] }
    set { self[PrimitiveButtonKey.self] = newValue }
  }

  /// The snippet's own style of switches.
  var toggleStyling: Styling<ToggleStyleConfiguration>? {
    get { self[ToggleKey.self] }
    set { self[ToggleKey.self] = newValue }
  }

  /// The snippet's own style of labels.
  var labelStyling: Styling<LabelStyleConfiguration>? {
    get { self[LabelKey.self] }
    set { self[LabelKey.self] = newValue }
  }

  /// The snippet's own style of boxes.
  var groupBoxStyling: Styling<GroupBoxStyleConfiguration>? {
    get { self[GroupBoxKey.self] }
    set { self[GroupBoxKey.self] = newValue }
  }

  private enum ButtonKey: EnvironmentKey {
    static var defaultValue: Styling<ButtonStyleConfiguration>? { nil }
  }
  private enum PrimitiveButtonKey: EnvironmentKey {
    static var defaultValue: Styling<PrimitiveButtonStyleConfiguration>? { nil }
  }
  private enum ToggleKey: EnvironmentKey {
    static var defaultValue: Styling<ToggleStyleConfiguration>? { nil }
  }
  private enum LabelKey: EnvironmentKey {
    static var defaultValue: Styling<LabelStyleConfiguration>? { nil }
  }
  private enum GroupBoxKey: EnvironmentKey {
    static var defaultValue: Styling<GroupBoxStyleConfiguration>? { nil }
  }
}
