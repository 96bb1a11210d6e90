/// Pages of which one is shown; the lab makes all of them.
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

  private final class Memo {
    var index = 0
  }

  func render(in node: _ViewNode) {
    let memo = (node.memo as? Memo) ?? Memo()
    node.memo = memo
    let (selection, value) = (selection, value)
    node.element = { inner in
      let tabs = inner.filter { $0.kind == .page }
      let pages = tabs.isEmpty ? inner.filter { $0.kind == .row } : tabs
      let chosen = value.flatMap { value in
        pages.firstIndex { ($0.pageTag?.base as? SelectionValue) == value }
      }
      let index = chosen ?? min(memo.index, max(pages.count - 1, 0))
      var element = Element(.tabs)
      element.children = pages.enumerated().map { position, page in
        var tab = Element(.tab, page.label)
        tab.value = position == index ? "selected" : nil
        tab.operations.tap = {
          memo.index = position
          if let tag = page.pageTag?.base as? SelectionValue { selection?.wrappedValue = tag }
        }
        return tab
      }
      return [element] + (pages.indices.contains(index) ? pages[index].children : inner)
    }
    node.child(0, content)
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

extension View {
  /// Gives the tab of this page its label.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    PageView(content: self, label: label())
  }
}

/// A page of a tab view with its label.
private struct PageView<Content: View, Label: View>: Primitive {
  let content: Content
  let label: Label

  func render(in node: _ViewNode) {
    node.element = { inner in
      var page = Element(.page, inner.first?.label ?? "", children: Array(inner.dropFirst()))
      page.tag = page.children.first { $0.tag != nil }?.tag
      return [page]
    }
    node.child(0, ControlElement(label: label, kind: .tab) { _ in })
    node.child(1, content)
  }
}

extension Element {
  /// The value by which a page is chosen: a tag of what is in it, else its own.
  fileprivate var pageTag: AnyHashable? { children.first { $0.tag != nil }?.tag ?? tag }
}
