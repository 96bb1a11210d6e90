/// What a modified view gives to the places where its modifier puts it.
final class ModifiedMemo<Modifier> {
  /// Shows the content at a place.
  private var place: (_ViewNode) -> Void = { _ in }
  private var version = 0
  private var shown: [ObjectIdentifier: (node: WeakNode, version: Int)] = [:]

  private struct WeakNode {
    weak var node: _ViewNode?
  }

  /// Takes the content of this update.
  func renew(_ place: @escaping (_ViewNode) -> Void) {
    self.place = place
    version += 1
  }

  /// Shows the content at a place.
  func show(in node: _ViewNode) {
    shown[ObjectIdentifier(node)] = (WeakNode(node: node), version)
    place(node)
  }

  /// Shows the content of this update where the last one is still shown.
  func refresh() {
    for (key, entry) in shown {
      guard let node = entry.node.node, node.isAlive else {
        shown[key] = nil
        continue
      }
      if entry.version != version { show(in: node) }
    }
  }
}
