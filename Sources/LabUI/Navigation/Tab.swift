/// A page of a tab view with its label.
public struct Tab<Value, Content: View, Label: View>: Primitive, PassingView {
  private let content: Content
  private let label: Label
  private let tag: AnyHashable?

  init(content: Content, label: Label, tag: AnyHashable?) {
    self.content = content
    self.label = label
    self.tag = tag
  }

  func render(in node: _ViewNode) {
    node.tag = tag
    node.child(0, content.tabItem { label })
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

extension Tab where Label == LabUI.Label<Text, Image> {
  /// Makes a tab with a title and a picture.
  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content)
  where Value == Never {
    self.init(content: content(), label: LabUI.Label(titleKey, image: image), tag: nil)
  }

  /// Makes a tab with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    let label = LabUI.Label(title, systemImage: systemImage)
    self.init(content: content(), label: label, tag: nil)
  }

  /// Makes a tab that is known by a value.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    value: Value,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    let label = LabUI.Label(title, systemImage: systemImage)
    self.init(content: content(), label: label, tag: AnyHashable(value))
  }

  /// Makes a tab for a purpose.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(titleKey, systemImage: systemImage, content: content)
  }

  /// Makes a tab with a title and a picture that is known by a value.
  public init(
    _ titleKey: LocalizedStringKey,
    image: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    let label = LabUI.Label(titleKey, image: image)
    self.init(content: content(), label: label, tag: AnyHashable(value))
  }

  /// Makes a tab for a purpose, known by a value.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    value: Value,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.init(titleKey, systemImage: systemImage, value: value, content: content)
  }

  /// Makes a tab for a purpose.
  public init(role: TabRole?, @ViewBuilder content: () -> Content) where Value == Never {
    self.init("Search", systemImage: "magnifyingglass", content: content)
  }

  /// Makes a tab for a purpose, known by a value.
  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content)
  where Value: Hashable {
    self.init("Search", systemImage: "magnifyingglass", value: value, content: content)
  }
}

extension Tab {
  /// Makes a tab with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  where Value == Never {
    self.init(content: content(), label: label(), tag: nil)
  }

  /// Makes a tab with a label, known by a value.
  public init(
    value: Value,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) where Value: Hashable {
    self.init(content: content(), label: label(), tag: AnyHashable(value))
  }
}
