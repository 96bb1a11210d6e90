/// A view that can be searched, with what is suggested while the field is in use or not empty.
struct SearchSuggestionsView<Content: View, Suggestions: View>: Primitive, PassingView {
  let content: Content
  let suggestions: Suggestions

  nonisolated static var reach: Reach { .place(0) }

  func render(in node: _ViewNode) {
    let search = (node.memo as? SuggestedSearch) ?? SuggestedSearch()
    node.memo = search
    search.complete = { [weak node] text in
      node.flatMap { Self.field(in: $0.elements()) }?.operations.setText?(text)
    }
    node.element = { inner in
      guard let suggestions = inner.last else { return inner }
      let content = Array(inner.dropLast())
      guard let field = Self.field(in: content), field.isInUse || field.value?.isEmpty == false
      else { return content }
      return content + suggestions.children
    }
    node.child(0, content)
    node.child(
      1,
      EnvironmentWriter(
        content: ElementView(content: suggestions) { [Element(.section, children: $0)] },
        value: search
      ) { $0.suggestedSearch = $1 }
    )
  }

  private static func field(in elements: [Element]) -> Element? {
    elements.lazy.flatMap(\.flattened).first { $0.kind == .search }
  }
}
