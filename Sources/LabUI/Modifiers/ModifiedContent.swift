/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content
  /// What modifies it.
  public var modifier: Modifier

  /// Modifies something.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, Primitive, PassingView
where Content: View, Modifier: ViewModifier {
  func render(in node: _ViewNode) {
    let memo = (node.memo as? ModifiedMemo<Modifier>) ?? ModifiedMemo<Modifier>()
    node.memo = memo
    let content = content
    memo.renew { place in onMain { place.child(0, content) } }
    node.child(0, ModifierBody(modifier: modifier))
    memo.refresh()
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Applies the first and then the second.
  public func body(content outer: _ViewModifier_Content<Self>) -> some View {
    outer.modifier(content).modifier(modifier)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

/// The view that runs a modifier's body; the modifier's wrappers are its own.
private struct ModifierBody<Modifier: ViewModifier>: View, NamedView {
  let modifier: Modifier

  nonisolated static var displayName: String { TypeNames.name(of: Modifier.self) }

  var body: some View { modifier.body(content: _ViewModifier_Content()) }
}

extension View {
  /// Applies a modifier.
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
