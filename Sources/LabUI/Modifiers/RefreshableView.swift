/// A view that the user can refresh.
struct RefreshableView<Content: View>: Primitive, PassingView {
  let content: Content
  let action: @Sendable () async -> Void

  func render(in node: _ViewNode) {
    let action = action
    node.element = { inner in
      inner.map { element in
        var element = element
        element.operations.refresh = { Task { @MainActor in await action() } }
        return element
      }
    }
    node.child(0, content)
  }
}
