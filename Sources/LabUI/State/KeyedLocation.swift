/// A value of one type under a key, and the views that declare it.
final class KeyedLocation<Value>: SharedLocation {
  private(set) var value: Value
  private let initial: Value
  /// Where it is kept besides; nothing for what a scene keeps.
  private let entry: DefaultsEntry<Value>?
  private var holders: [Holder] = []
  private let key: String

  private struct Holder {
    weak var node: _ViewNode?
    let name: String
  }

  init(_ initial: Value, key: String, entry: DefaultsEntry<Value>?) {
    self.initial = initial
    self.key = key
    self.entry = entry
    value = entry?.value ?? initial
  }

  /// Adds a view that is updated when the value is written, with the name of its property.
  func add(_ node: _ViewNode, as name: String) {
    holders.removeAll { $0.node == nil }
    if !holders.contains(where: { $0.node === node && $0.name == name }) {
      holders.append(Holder(node: node, name: name))
    }
  }

  /// Writes the value for all its holders.
  ///
  /// Each is told of it by its own property's name; the write by that of the property that was
  /// written, or by the key where none is linked.
  func set(_ newValue: Value, as name: String?) {
    let graph = Graph.current
    let name = name ?? key
    if graph.isUpdating {
      return graph.warn(
        "Modifying state during view update, this will cause undefined behavior (\(name))."
      )
    }
    guard !SameValue.isSame(value, newValue) else { return }
    value = newValue
    entry?.write(newValue)
    tellHolders(of: name)
  }

  override func reload() {
    guard let entry, !Graph.current.isUpdating else { return }
    let stored = entry.value ?? initial
    guard !SameValue.isSame(value, stored) else { return }
    value = stored
    tellHolders(of: key)
  }

  private func tellHolders(of name: String) {
    Graph.current.log.add(.wrote(property: name))
    for holder in holders {
      if let node = holder.node { node.graph.invalidate(node.owner, because: .state(holder.name)) }
    }
  }
}
