/// An element of a collection that is kept elsewhere.
final class ElementLocation<C: MutableCollection>: Location<C.Element> {
  private let base: Location<C>
  private let index: C.Index
  private var last: C.Element

  init(_ base: Location<C>, _ index: C.Index, _ element: C.Element) {
    self.base = base
    self.index = index
    last = element
  }

  /// The element; the last one known when the collection has become shorter.
  override func get() -> C.Element {
    let elements = base.get()
    if elements.indices.contains(index) { last = elements[index] }
    return last
  }

  override func markRead() { base.markRead() }

  override func set(_ value: C.Element) {
    var elements = base.get()
    guard elements.indices.contains(index) else { return }
    elements[index] = value
    base.set(elements)
  }

  override func isSame(as other: Location<C.Element>) -> Bool {
    guard let other = other as? ElementLocation<C> else { return false }
    return base.isSame(as: other.base) && index == other.index
  }
}
