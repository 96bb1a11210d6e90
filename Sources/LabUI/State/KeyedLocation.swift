/// A value of one type under a key, and the views that declare it.
final class KeyedLocation<Value>: SharedLocation {
  private(set) var value: Value
  private var holders: [Holder] = []
  private let key: String

  private struct Holder {
    weak var node: _ViewNode?
  }

  init(_ value: Value, key: String) {
    self.value = value
    self.key = key
  }

  /// Adds a view that is updated when the value is written.
  func add(_ node: _ViewNode) {
    holders.removeAll { $0.node == nil }
    if !holders.contains(where: { $0.node === node }) { holders.append(Holder(node: node)) }
  }

  /// Writes the value for all its holders.
  func set(_ newValue: Value) {
    let graph = Graph.current
    if graph.isUpdating {
      return graph.warn(
        "Modifying state during view update, this will cause undefined behavior (\(key))."
      )
    }
    guard !SameValue.isSame(value, newValue) else { return }
    value = newValue
    graph.log.add(.wrote(property: key))
    for holder in holders {
      if let node = holder.node { node.graph.invalidate(node.owner, because: .state(key)) }
    }
  }
}
