/// A property of a value that is kept elsewhere.
final class ProjectedLocation<Root, Value>: Location<Value> {
  private let base: Location<Root>
  private let keyPath: WritableKeyPath<Root, Value>

  init(_ base: Location<Root>, _ keyPath: WritableKeyPath<Root, Value>) {
    self.base = base
    self.keyPath = keyPath
  }

  override func get() -> Value { base.get()[keyPath: keyPath] }
  override func markRead() { base.markRead() }

  override func set(_ value: Value) {
    var root = base.get()
    root[keyPath: keyPath] = value
    base.set(root)
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ProjectedLocation<Root, Value> else { return false }
    return base.isSame(as: other.base) && keyPath == other.keyPath
  }
}
