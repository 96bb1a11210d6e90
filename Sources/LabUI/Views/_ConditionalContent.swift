/// One of two branches; the other branch is another identity.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  private let storage: Storage

  init(_ storage: Storage) { self.storage = storage }

  private final class Memo {
    var isFirst: Bool

    init(isFirst: Bool) { self.isFirst = isFirst }
  }
}

extension _ConditionalContent: View, Primitive, PassingView
where TrueContent: View, FalseContent: View {
  func render(in node: _ViewNode) {
    let isFirst: Bool
    if case .first = storage { isFirst = true } else { isFirst = false }
    if let memo = node.memo as? Memo {
      if memo.isFirst != isFirst {
        node.dropChildren(from: 0)
        memo.isFirst = isFirst
        let change = isFirst ? "the 'if' took its first branch" : "the 'if' took its other branch"
        return node.graph.withBirth(.newIdentity(change)) { place(in: node) }
      }
    } else {
      node.memo = Memo(isFirst: isFirst)
    }
    place(in: node)
  }

  private func place(in node: _ViewNode) {
    switch storage {
    case .first(let view): node.child(0, view)
    case .second(let view): node.child(0, view)
    }
  }
}
