/// A choice of one option.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: Primitive {
  private let label: Label
  private let selection: Binding<SelectionValue>
  private let value: SelectionValue
  private let content: Content

  /// Chooses among tagged options, with any label.
  public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, content(), label())
  }

  /// Chooses among tagged options, with any label.
  public init(
    selection: Binding<SelectionValue>,
    label: Label,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, content(), label)
  }

  private init(_ selection: Binding<SelectionValue>, _ content: Content, _ label: Label) {
    self.label = label
    self.selection = selection
    self.content = content
    value = selection.wrappedValue
  }

  func render(in node: _ViewNode) {
    let (selection, value) = (selection, value)
    let isEnabled = node.environment.isEnabled
    node.element = { inner in
      let labels = inner.first?.children ?? []
      let options = Element.joined((inner.last?.children ?? []).flatMap(\.options))
      var element = Element(.picker, labels.map(\.text).joined(separator: " "))
      element.names = labels.flatMap(\.names)
      element.isEnabled = isEnabled
      element.children = options
      element.value =
        options.first { ($0.tag?.base as? SelectionValue) == value }?.text ?? "\(value)"
      element.operations.choose = { tag in
        if let new = tag.base as? SelectionValue { selection.wrappedValue = new }
      }
      return [element]
    }
    let label = label
    let content = content
    node.child(0, ScopeView(kind: .section) { label })
    node.child(1, ScopeView(kind: .section) { content })
  }
}

extension Element {
  /// What can be chosen in it: what has a tag of its own, else a row, which is known by its id.
  fileprivate var options: [Element] {
    if tag != nil, kind != .row { return [self] }
    let inner = children.flatMap(\.options)
    return inner.isEmpty && tag != nil ? [self] : inner
  }

  /// The options, each as one: what has the same tag, as a label's picture and words, is one option.
  fileprivate static func joined(_ options: [Element]) -> [Element] {
    options.reduce(into: []) { joined, option in
      guard let last = joined.last, last.tag == option.tag else { return joined.append(option) }
      let texts = [last.text, option.text].filter { !$0.isEmpty }
      var whole = Element(.text, texts.joined(separator: " "))
      whole.names = last.names + option.names + texts
      whole.tag = option.tag
      joined[joined.count - 1] = whole
    }
  }
}

extension Picker where Label == Text {
  /// Chooses among tagged options.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, content(), Text(titleKey))
  }

  /// Chooses among tagged options.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, content(), Text(title))
  }
}

extension Picker where Label == LabUI.Label<Text, Image> {
  /// Chooses among tagged options, with a symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, content(), LabUI.Label(titleKey, systemImage: systemImage))
  }
}

extension Picker where Label == Text {
  /// Chooses among tagged options; the lab shows the chosen option itself.
  public init<C: View>(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> C
  ) {
    self.init(selection, content(), Text(titleKey))
  }
}
