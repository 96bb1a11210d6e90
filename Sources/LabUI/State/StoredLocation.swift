/// A value that a view owns, such as that of `@State`.
final class StoredLocation<Value>: Location<Value>, LastingStorage, DeclaredRead {
  private(set) var value: Value
  /// Whether a body, a binding's holder or a control ever depended on it.
  ///
  /// It stays so: a write to a value that nothing ever read updates nothing.
  private var wasRead = false
  private weak var owner: _ViewNode?
  private let name: String

  init(_ value: Value, owner: _ViewNode, name: String) {
    self.value = value
    self.owner = owner
    self.name = name
  }

  /// Its name once something depends on it: from then on each write updates the owner.
  ///
  /// Who holds a reference depends on what is read through it, which is told apart.
  var declaredRead: String? { wasRead && !(Value.self is AnyClass) ? name : nil }

  override func get() -> Value { value }

  override func markRead() {
    wasRead = true
    // Who reads a reference depends on what is read through it, which is told apart.
    if !(Value.self is AnyClass) { Graph.current.reader?.reads.insert(name) }
  }

  var shown: String { ShownValue.text(of: value) }

  override func set(_ newValue: Value) {
    guard let owner else { return value = newValue }
    let graph = owner.graph
    if graph.isUpdating {
      return graph.warn(
        "Modifying state during view update, this will cause undefined behavior (\(name))."
      )
    }
    guard !SameValue.isSame(value, newValue) else { return }
    value = newValue
    graph.log.add(.wrote(property: name))
    if wasRead { graph.invalidate(owner.owner, because: .state(name)) }
  }
}
