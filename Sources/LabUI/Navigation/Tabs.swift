/// The pages of a tab view, of which one is on the screen.
final class Tabs {
  /// Which page is selected where nobody else says so.
  var index = 0
  /// The places of the pages, in their order.
  private(set) var pages: [Page] = []
  /// Whether the tab view is giving its pages their views.
  var isPlacing = false
  private weak var node: _ViewNode?

  /// One page.
  struct Page {
    let node: _ViewNode
    let tag: AnyHashable?
  }

  /// Makes it for a tab view's place.
  init(in node: _ViewNode) { self.node = node }

  /// Has a view be a page of the tab view that it stands in directly.
  ///
  /// - Parameters:
  ///   - node: Its place.
  ///   - body: What its body is made of; one that has tabs in it is no page itself.
  /// - Returns: Whether it has to wait until it is selected.
  static func claim(_ node: _ViewNode, bodyOf body: Any.Type) -> Bool {
    let isView: Bool
    switch node.reach {
    case .itself: isView = true
    case .all, .place: isView = node.isComposite
    }
    guard isView, let tabs = around(node), !(node.isComposite && holdsTabs(body)) else {
      return false
    }
    node.isPage = true
    node.isWaiting = true
    tabs.told(of: node)
    return true
  }

  /// The tab view of which a place would be a page.
  static func around(_ node: _ViewNode) -> Tabs? {
    var place = node
    while let around = place.parent {
      if let tabs = around.memo as? Tabs { return tabs }
      guard around.reaches(place), !around.isPage else { return nil }
      place = around
    }
    return nil
  }

  /// Whether there are tabs with labels in a type of view.
  private static func holdsTabs(_ type: Any.Type) -> Bool {
    let name = String(reflecting: type)
    return ["LabUI.PageView<", "LabUI.Tab<", "LabUI.TabSection<"].contains { name.contains($0) }
  }

  /// Learns of a page, and when it goes.
  func told(of page: _ViewNode) {
    changed()
    page.removals.append { [weak self] in self?.changed() }
  }

  /// Finds the pages and shows the selected one, which covers the others.
  func show(_ isSelected: (AnyHashable?) -> Bool) {
    guard let node else { return }
    pages = []
    for child in node.children { collect(child, tag: nil) }
    if let selected = pages.firstIndex(where: { isSelected($0.tag) }) { index = selected }
    index = min(index, max(pages.count - 1, 0))
    guard pages.indices.contains(index) else { return }
    pages[index].node.begin()
    screen(of: pages[index].node)?.setCovered(false)
    for (position, page) in pages.enumerated() where position != index {
      screen(of: page.node)?.setCovered(true)
    }
  }

  /// Shows another page, where nobody else says which.
  func select(_ index: Int) {
    self.index = index
    node.map { $0.graph.invalidate($0, because: .state("TabView.selection")) }
  }

  /// What of a page is covered: its label never is.
  private func screen(of page: _ViewNode) -> _ViewNode? {
    guard page.memo is TabPage else { return page }
    return page.children.count > 1 ? page.children[1] : nil
  }

  private func collect(_ place: _ViewNode, tag: AnyHashable?) {
    let tag = place.tag ?? tag
    if place.isPage { return pages.append(Page(node: place, tag: tag)) }
    for child in place.children where place.reaches(child) { collect(child, tag: tag) }
  }

  private func changed() {
    guard !isPlacing, let node else { return }
    node.graph.invalidate(node, because: .state("TabView.pages"))
  }
}
