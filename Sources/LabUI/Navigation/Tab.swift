/// A page of a tab view with its label.
public struct Tab<Value, Content: View, Label: View>: Primitive {
  private let content: Content
  private let label: Label
  private let tag: AnyHashable?

  init(content: Content, label: Label, tag: AnyHashable?) {
    self.content = content
    self.label = label
    self.tag = tag
  }

  func render(in node: _ViewNode) {
    let (content, tag) = (content, tag)
    let page = content.tabItem { label }
    node.child(0, page.eachElement { if let tag { $0.tag = tag } })
  }
}

extension Tab where Label == LabUI.Label<Text, Image> {
  /// A page with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    let label = LabUI.Label(titleKey, systemImage: systemImage)
    self.init(content: content(), label: label, tag: nil)
  }

  /// A page with a title and a symbol that is known by a value.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    value: Value,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    let label = LabUI.Label(titleKey, systemImage: systemImage)
    self.init(content: content(), label: label, tag: AnyHashable(value))
  }
}
