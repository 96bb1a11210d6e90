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
    guard let styling = node.environment.groupBoxStyling else {
      node.child(0, label)
      node.child(1, content)
      return
    }
    let parts = StyleParts.of(node, 2)
    parts[0].renew(showing: label)
    parts[1].renew(showing: content)
    let place = StyledPlace(
      styling: styling,
      configuration: GroupBoxStyleConfiguration(
        label: GroupBoxStyleConfiguration.Label(part: parts[0]),
        content: GroupBoxStyleConfiguration.Content(part: parts[1])
      )
    )
    node.dropChildren(from: 1)
    node.child(
      0,
      EnvironmentWriter(content: place, value: true) { values, _ in
        values.groupBoxStyling = nil
      }
    )
    for part in parts { part.refresh() }
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
