/// The storage of a wrapper whose view is updated whenever a value that is kept elsewhere is written.
final class NamedRead: DeclaredRead {
  let declaredRead: String?

  /// Names the property, with its view's name.
  init(_ name: String) { declaredRead = name }
}
