/// A field for a longer text.
public struct TextEditor: Primitive {
  private let text: Binding<String>
  private let value: String

  /// Edits a text.
  public init(text: Binding<String>) {
    self.text = text
    value = text.wrappedValue
  }

  func render(in node: _ViewNode) {
    let (text, value) = (text, value)
    node.child(
      0,
      ControlElement(label: EmptyView(), kind: .editor) { element in
        element.value = value
        element.operations.setText = { text.wrappedValue = $0 }
      }
    )
  }
}
