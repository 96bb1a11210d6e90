/// What stands for the view that a modifier changes.
public struct _ViewModifier_Content<Modifier: ViewModifier>: Primitive, PassingView {
  init() {}

  func render(in node: _ViewNode) {
    var above = node.parent
    while let current = above {
      if let memo = current.memo as? ModifiedMemo<Modifier> { return memo.show(in: node) }
      above = current.parent
    }
  }
}
