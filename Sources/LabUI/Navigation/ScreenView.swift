/// A screen that others may cover: then it is not seen, its tasks are cancelled, and its state is kept.
struct ScreenView<Content: View>: Primitive, PassingView {
  let content: Content
  /// Whether something lies over it from the beginning.
  var startsCovered = false

  private final class Memo {}

  func render(in node: _ViewNode) {
    if node.memo == nil {
      node.memo = Memo()
      node.setCovered(startsCovered)
    }
    node.child(0, content)
  }
}
