/// A view over its content, while it is presented.
struct LayerView<Content: View, Layer: View>: Primitive, PassingView {
  let content: Content
  let kind: Element.Kind
  let isPresented: Bool
  /// What is presented: another identity is another layer.
  let identity: AnyHashable
  let close: () -> Void
  let onDismiss: (() -> Void)?
  let layer: () -> Layer

  nonisolated static var reach: Reach { .place(0) }

  private final class Memo {
    var identity: AnyHashable?
    let dismiss = SharedAction()
    var onDismiss: (() -> Void)?
  }

  func render(in node: _ViewNode) {
    let memo = (node.memo as? Memo) ?? Memo()
    node.memo = memo
    memo.dismiss.action = close
    node.child(0, content)
    if isPresented {
      if let shown = memo.identity, shown != identity { dropLayer(memo, in: node) }
      memo.identity = identity
      memo.onDismiss = onDismiss
      let dismiss = memo.dismiss
      let host = LayerHost(kind: kind, dismiss: dismiss, layer: layer)
      node.child(
        1,
        EnvironmentWriter(content: host, value: dismiss) { environment, dismiss in
          environment.dismiss = DismissAction(dismiss)
          environment.navigator = nil
        }
      )
    } else if memo.identity != nil {
      dropLayer(memo, in: node)
    }
  }

  private func dropLayer(_ memo: Memo, in node: _ViewNode) {
    memo.identity = nil
    node.dropChildren(from: 1)
    if let action = memo.onDismiss { node.graph.afterUpdate(action) }
  }
}

/// The layer itself, whose closure is called again when what it read changes.
private struct LayerHost<Layer: View>: Primitive {
  let kind: Element.Kind
  let dismiss: SharedAction
  let layer: () -> Layer

  func render(in node: _ViewNode) {
    let (kind, dismiss) = (kind, dismiss)
    node.element = { inner in
      var element = Element(kind, children: inner)
      element.operations.dismiss = dismiss.call
      return [element]
    }
    node.child(0, node.graph.track(node, layer))
  }
}
