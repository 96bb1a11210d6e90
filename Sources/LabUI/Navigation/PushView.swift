/// Pushes a page onto the stack around its content, while a value of someone else's says so.
struct PushView<Content: View, Page: View>: Primitive, PassingView {
  let content: Content
  let isPresented: Bool
  /// What is pushed: another identity is another page.
  let identity: AnyHashable
  let close: () -> Void
  let page: () -> Page

  nonisolated static var reach: Reach { .place(0) }

  private final class Memo {
    let part = StylePart()
    var close: () -> Void = {}
    /// What is pushed, and what the stack knows it by.
    var pushed: (identity: AnyHashable, key: PageKey)?
  }

  func render(in node: _ViewNode) {
    let memo = (node.memo as? Memo) ?? begin(in: node)
    memo.close = close
    node.child(0, content)
    // What goes is shown as it was until it is gone.
    if isPresented { memo.part.renew(showing: ScopeView(build: page)) }
    if let pushed = memo.pushed, !isPresented || pushed.identity != identity {
      memo.pushed = nil
      node.environment.navigator?.remove(AnyHashable(pushed.key))
    }
    if isPresented, memo.pushed == nil { push(memo, in: node) }
    memo.part.refresh()
  }

  private func begin(in node: _ViewNode) -> Memo {
    let memo = Memo()
    node.memo = memo
    let navigator = node.environment.navigator
    node.removals.append { [weak navigator] in
      if let pushed = memo.pushed { navigator?.remove(AnyHashable(pushed.key)) }
    }
    return memo
  }

  private func push(_ memo: Memo, in node: _ViewNode) {
    guard let navigator = node.environment.navigator else {
      return node.graph.warn(
        "A navigationDestination is presented outside of a NavigationStack, which shows nothing.",
        path: node.path
      )
    }
    let key = PageKey()
    memo.pushed = (identity, key)
    let page = Navigator.Page(
      identity: AnyHashable(key),
      place: memo.part.show,
      popped: {
        guard memo.pushed?.key == key else { return }
        memo.pushed = nil
        memo.close()
      }
    )
    navigator.push(page)
  }
}
