/// A view whose type is hidden; another type in its place is another identity.
public struct AnyView: Primitive {
  private let place: @MainActor (_ViewNode) -> Void

  /// Hides a view's type.
  nonisolated public init<V: View>(_ view: V) { place = { $0.child(0, view) } }

  /// Hides a view's type.
  nonisolated public init<V: View>(erasing view: V) { self.init(view) }

  func render(in node: _ViewNode) { place(node) }
}
