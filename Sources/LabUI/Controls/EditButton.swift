/// A button that begins and ends the editing of a list.
public struct EditButton: Primitive {
  /// Makes the button.
  public init() {}

  func render(in node: _ViewNode) {
    let mode = node.environment.editMode
    let isEditing = mode?.wrappedValue.isEditing == true
    let title = Text(verbatim: isEditing ? "Done" : "Edit")
    node.child(
      0,
      ControlElement(label: title, kind: .button) { element in
        element.operations.tap = { mode?.wrappedValue = isEditing ? .inactive : .active }
      }
    )
  }
}
