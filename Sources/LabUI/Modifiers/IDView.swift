/// A view with an identity of its own; another value is another identity.
struct IDView<Content: View, ID: Hashable>: Primitive, PassingView {
  let content: Content
  let id: ID

  private final class Memo {
    var id: ID

    init(id: ID) { self.id = id }
  }

  func render(in node: _ViewNode) {
    node.label = "id=\(id)"
    if let memo = node.memo as? Memo, memo.id != id {
      let change = "id \(memo.id) → \(id)"
      memo.id = id
      node.dropChildren(from: 0)
      let content = content
      return node.graph.withBirth(.newIdentity(change)) { onMain { node.child(0, content) } }
    }
    if node.memo == nil { node.memo = Memo(id: id) }
    node.child(0, content)
  }
}

extension View {
  /// Ties this view's identity to a value.
  public func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }

  /// Gives this view the value by which a picker or a tab view knows it.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    TagView(content: self, tag: AnyHashable(tag))
  }
}
