/// A button that begins and ends the editing of a list; here rows can always be edited.
public struct EditButton: Primitive {
  /// Makes the button.
  public init() {}

  func render(in node: _ViewNode) {
    node.child(
      0,
      ControlElement(label: Text(verbatim: "Edit"), kind: .button) { $0.operations.tap = {} }
    )
  }
}
