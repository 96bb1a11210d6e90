/// What a field's label is to a style.
public struct _TextFieldStyleLabel: Primitive {
  func render(in node: _ViewNode) {}
}
