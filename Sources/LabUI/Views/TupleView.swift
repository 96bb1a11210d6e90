/// Several views beside each other.
public struct TupleView<T>: Primitive {
  /// The views.
  public var value: T
  private let place: @MainActor (_ViewNode) -> Void

  nonisolated init(_ value: T, place: @escaping @MainActor (_ViewNode) -> Void) {
    self.value = value
    self.place = place
  }

  func render(in node: _ViewNode) { place(node) }
}

extension TupleView: TransparentView {
  nonisolated static var comparedType: Any.Type { T.self }
}
