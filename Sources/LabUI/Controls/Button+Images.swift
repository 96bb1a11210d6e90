extension Button where Label == LabUI.Label<Text, Image> {
  /// Makes a button with a title and a symbol that has a role.
  @preconcurrency @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { LabUI.Label(title, systemImage: systemImage) }
  }

  /// Makes a button with a title and a picture.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { LabUI.Label(titleKey, image: image.name) }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Makes a button that is labelled for its role.
  @preconcurrency
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
