/// A suggestion, which a tap puts into the field that is searched with.
struct SearchCompletionView<Content: View>: Primitive {
  let content: Content
  let completion: String

  func render(in node: _ViewNode) {
    // Elsewhere it stands for nothing that could be completed.
    guard let search = node.environment.suggestedSearch else { return node.child(0, content) }
    let completion = completion
    node.child(
      0,
      ControlElement(label: content, kind: .button) { element in
        element.operations.tap = { search.complete(completion) }
      }
    )
  }
}
