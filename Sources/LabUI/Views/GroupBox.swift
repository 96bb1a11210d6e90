/// Views in a box with a label.
public struct GroupBox<Label: View, Content: View>: Primitive {
  private let label: Label
  private let content: Content

  /// Puts views in a box.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// Puts views in a box, in the older form.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.label = label
  }

  func render(in node: _ViewNode) {
    node.child(0, label)
    node.child(1, content)
  }
}

extension GroupBox where Label == EmptyView {
  /// Puts views in a box without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Puts views in a box with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Puts views in a box with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}
