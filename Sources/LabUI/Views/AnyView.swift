/// A view whose type is hidden; another type in its place is another identity.
public struct AnyView {
  private let place: @MainActor (_ViewNode) -> Void

  /// Hides a view's type.
  public init<V: View>(_ view: V) { place = { $0.child(0, view) } }

  /// Hides a view's type.
  public init<V: View>(erasing view: V) { self.init(view) }
}

// Stated here, so that a view can be hidden off the main actor.
extension AnyView: View, Primitive, PassingView {
  func render(in node: _ViewNode) { place(node) }
}
