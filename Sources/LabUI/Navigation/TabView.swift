/// Pages of which one is shown; a page is made when it is selected for the first time.
public struct TabView<SelectionValue: Hashable, Content: View>: Primitive {
  private let selection: Binding<SelectionValue>?
  private let value: SelectionValue?
  private let content: Content

  /// Shows the page whose tag is selected.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    value = selection?.wrappedValue
    self.content = content()
  }

  func render(in node: _ViewNode) {
    let tabs = (node.memo as? Tabs) ?? Tabs(in: node)
    node.memo = tabs
    let (selection, value) = (selection, value)
    tabs.isPlacing = true
    node.child(0, content)
    tabs.show { tag in value != nil && tag?.base as? SelectionValue == value }
    tabs.isPlacing = false
    node.element = { [unowned tabs] inner in
      var bar = Element(.tabs)
      bar.children = tabs.pages.enumerated().compactMap { position, page in
        guard page.node.memo is TabPage, let label = page.node.children.first?.elements().first
        else { return nil }
        var tab = Element(.tab, label.label)
        tab.names = label.names
        tab.value = position == tabs.index ? "selected" : nil
        tab.operations.tap = {
          if let selection, let tag = page.tag?.base as? SelectionValue {
            selection.wrappedValue = tag
          } else {
            tabs.select(position)
          }
        }
        return tab
      }
      return [bar] + inner
    }
  }
}

extension TabView where SelectionValue == Int {
  /// Shows the page whose tab was tapped last.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    value = nil
    self.content = content()
  }
}
