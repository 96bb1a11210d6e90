/// A value of one type under a key, and the views that declare it, each with a default of its own.
final class KeyedLocation<Value>: SharedLocation {
  /// What was written; nothing as long as each who declares it has its own default.
  private(set) var value: Value?
  /// Where it is kept besides; nothing for what a scene keeps.
  private let entry: DefaultsEntry<Value>?
  private var holders: [Holder] = []
  private let key: String

  /// The property that is written.
  struct Writer {
    /// Its name with its view's; nothing where none is linked.
    let name: String?
    let initial: Value
  }

  private struct Holder {
    weak var node: _ViewNode?
    let name: String
    let initial: Value
  }

  init(key: String, entry: DefaultsEntry<Value>?) {
    self.key = key
    self.entry = entry
    value = entry?.value
  }

  /// Adds a view that is updated when the value is written, with its property's name and default.
  func add(_ node: _ViewNode, as name: String, initial: Value) {
    holders.removeAll { $0.node == nil }
    let holder = Holder(node: node, name: name, initial: initial)
    if let index = holders.firstIndex(where: { $0.node === node && $0.name == name }) {
      holders[index] = holder
    } else {
      holders.append(holder)
    }
  }

  /// Writes the value for all its holders.
  ///
  /// Each is told of it by its own property's name; the write by that of the property that was
  /// written, or by the key where none is linked.
  func set(_ newValue: Value, by writer: Writer) {
    let graph = Graph.current
    let name = writer.name ?? key
    if graph.isUpdating {
      return graph.warn(
        "Modifying state during view update, this will cause undefined behavior (\(name))."
      )
    }
    let old = value
    guard old.map({ !SameValue.isSame($0, newValue) }) ?? true else { return }
    value = newValue
    entry?.write(newValue)
    let changed = changed(from: old)
    if !changed.isEmpty || !SameValue.isSame(old ?? writer.initial, newValue) {
      tell(changed, of: name)
    }
  }

  override func reload() {
    guard let entry, !Graph.current.isUpdating else { return }
    let (old, stored) = (value, entry.value)
    guard !SameValue.isSame(old, stored) else { return }
    value = stored
    let changed = changed(from: old)
    if !changed.isEmpty { tell(changed, of: key) }
  }

  /// Those who see another value now.
  private func changed(from old: Value?) -> [Holder] {
    holders.filter { !SameValue.isSame(old ?? $0.initial, value ?? $0.initial) }
  }

  private func tell(_ holders: [Holder], of name: String) {
    Graph.current.log.add(.wrote(property: name))
    for holder in holders {
      if let node = holder.node { node.graph.invalidate(node.owner, because: .state(holder.name)) }
    }
  }
}
