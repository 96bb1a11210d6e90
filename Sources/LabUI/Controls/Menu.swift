/// A button that shows further controls.
public struct Menu<Label: View, Content: View>: Primitive {
  private let label: Label
  private let content: Content

  /// Makes a menu with any label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  func render(in node: _ViewNode) {
    node.element = { inner in
      [Element(.menu, inner.first?.text ?? "", children: Array(inner.dropFirst()))]
    }
    node.child(0, ControlElement(label: label, kind: .text) { _ in })
    node.child(1, content)
  }
}

extension Menu where Label == Text {
  /// Makes a menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a menu with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == LabUI.Label<Text, Image> {
  /// Makes a menu with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { LabUI.Label(titleKey, systemImage: systemImage) }
  }
}

extension Menu {
  /// Makes a menu that does something when it is tapped at once.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: label)
  }
}

extension Menu where Label == Text {
  /// Makes a menu that does something when it is tapped at once.
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension Menu where Label == LabUI.Label<Text, Image> {
  /// Makes a menu with a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { LabUI.Label(title, systemImage: systemImage) }
  }
}
