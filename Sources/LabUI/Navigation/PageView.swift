/// A page of a tab view with its label; it is made when it is selected for the first time.
struct PageView<Content: View, Label: View>: Primitive, PassingView {
  let content: Content
  let label: Label

  nonisolated static var reach: Reach { .place(1) }

  func render(in node: _ViewNode) {
    let memo = (node.memo as? TabPage) ?? begin(in: node)
    node.memo = memo
    node.tag = Self.tag(of: content)
    // The label is the tab view's to show.
    node.element = { inner in Array(inner.dropFirst()) }
    node.child(0, ControlElement(label: label, kind: .tab) { _ in })
    if memo.isMade { node.child(1, ScreenView(content: content)) }
  }

  private func begin(in node: _ViewNode) -> TabPage {
    guard let tabs = Tabs.around(node) else { return TabPage(isMade: true) }
    node.isPage = true
    tabs.told(of: node)
    return TabPage(isMade: false)
  }

  /// The tag that stands in the content, which is not evaluated for it.
  private static func tag(of content: Any) -> AnyHashable? {
    var content = content
    while true {
      if let tagged = content as? any Tagged { return tagged.tag }
      guard let inner = Mirror(reflecting: content).children.first(where: { $0.label == "content" })
      else { return nil }
      content = inner.value
    }
  }
}

extension View {
  /// Gives the tab of this page its label.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    PageView(content: self, label: label())
  }
}
