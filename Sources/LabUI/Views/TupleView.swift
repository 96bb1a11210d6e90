/// Several views beside each other.
public struct TupleView<T> {
  /// The views.
  public var value: T
  private let place: @MainActor (_ViewNode) -> Void

  init(_ value: T, place: @escaping @MainActor (_ViewNode) -> Void) {
    self.value = value
    self.place = place
  }
}

extension TupleView: View, Primitive, PassingView {
  func render(in node: _ViewNode) { place(node) }
}

extension TupleView: TransparentView {
  static var comparedType: Any.Type { T.self }
}
