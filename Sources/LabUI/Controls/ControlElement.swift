/// A control with a label, whose element is made of the label's text.
struct ControlElement<Label: View>: Primitive {
  let label: Label
  let kind: Element.Kind
  let configure: (inout Element) -> Void

  func render(in node: _ViewNode) {
    let isEnabled = node.environment.isEnabled
    let (kind, configure) = (kind, configure)
    node.element = { inner in
      var element = Element(kind, inner.map(\.text).filter { !$0.isEmpty }.joined(separator: " "))
      element.names = inner.flatMap { [$0.label] + $0.names }.filter { !$0.isEmpty }
      element.isEnabled = isEnabled
      configure(&element)
      return [element]
    }
    node.child(0, label)
  }
}
