/// A view with a field for searching.
struct SearchableView<Content: View>: Primitive {
  let content: Content
  let text: Binding<String>
  let value: String
  let prompt: String

  func render(in node: _ViewNode) {
    let (text, value, prompt) = (text, value, prompt)
    node.element = { inner in
      var field = Element(.search, prompt)
      field.value = value
      field.operations.setText = { text.wrappedValue = $0 }
      return [field] + inner
    }
    node.child(0, content)
  }
}
